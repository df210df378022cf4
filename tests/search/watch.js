// Runs in the page: notes when a letter is typed, when the worker has replied, when the results change, when the frame
// that shows them has been made, and every task of the main thread longer than 50 ms.
const watched = {
  typed: 0,
  replied: 0,
  changed: 0,
  shown: 0,
  tasks: [],
  /** Resolves once the worker's reply has been painted, and nothing has followed it for three frames. */
  settled: async () => {
    let shown
    do {
      shown = watched.shown
      await new Promise((resolve) => setTimeout(resolve, 50))
    } while (
      watched.replied === 0 ||
      shown < Math.max(watched.replied, watched.changed) ||
      shown !== watched.shown
    )
  },
}
window.watched = watched

/** What is posted from within a frame comes when it has been laid out and painted. */
const noteFrame = () =>
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      watched.shown = performance.now()
    }
    port2.postMessage('')
  })

const noted = new WeakSet()
const { postMessage } = Worker.prototype
Worker.prototype.postMessage = function (message) {
  if (!noted.has(this)) {
    noted.add(this)
    this.addEventListener('message', () => {
      watched.replied = performance.now()
      noteFrame()
    })
  }
  watched.replied = 0
  postMessage.call(this, message)
}

document.addEventListener(
  'input',
  () => {
    Object.assign(watched, { typed: performance.now(), replied: 0, changed: 0, shown: 0 })
  },
  true,
)

// The cards are the results; quotations follow, and the announcement comes later on purpose.
new MutationObserver((changes) => {
  const isResult = ({ target }) => {
    const element = target instanceof Element ? target : target.parentElement
    return element?.closest('article') || element?.querySelector('article')
  }
  if (!changes.some(isResult)) return
  watched.changed = performance.now()
  noteFrame()
}).observe(document, { subtree: true, childList: true, characterData: true })

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) watched.tasks.push(duration)
}).observe({ type: 'longtask', buffered: true })
