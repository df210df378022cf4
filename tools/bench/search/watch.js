// Runs in the page: notes when a letter is typed, when the worker has replied, when the results change, when the frames
// that show the letter, its suggestions and its results have been made, and every task of the main thread longer than 50 ms.
const watched = {
  typed: 0,
  written: 0,
  replied: 0,
  suggested: 0,
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

/** Notes when the next frame has been laid out and painted: its most urgent task runs right after it. */
const noteFrame = (of) =>
  requestAnimationFrame(() => {
    scheduler.postTask(
      () => {
        watched[of] = performance.now()
      },
      { priority: 'user-blocking' },
    )
  })

const noted = new WeakSet()
const { postMessage } = Worker.prototype
Worker.prototype.postMessage = function (message) {
  if (!noted.has(this)) {
    noted.add(this)
    this.addEventListener('message', () => {
      watched.replied = performance.now()
      noteFrame('shown')
    })
  }
  watched.replied = 0
  postMessage.call(this, message)
}

document.addEventListener(
  'input',
  ({ timeStamp }) => {
    Object.assign(watched, { typed: timeStamp, written: 0, replied: 0, suggested: 0, changed: 0, shown: 0 })
    noteFrame('written')
  },
  true,
)

// The cards are the results; quotations follow, and the announcement comes later on purpose.
new MutationObserver((changes) => {
  const isIn = (selector) => (change) => {
    const element = change.target instanceof Element ? change.target : change.target.parentElement
    return element?.closest(selector) || element?.querySelector(selector)
  }
  if (changes.some(isIn('[role=listbox]'))) noteFrame('suggested')
  if (!changes.some(isIn('article'))) return
  watched.changed = performance.now()
  noteFrame('shown')
}).observe(document, { subtree: true, childList: true, characterData: true })

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) watched.tasks.push(duration)
}).observe({ type: 'longtask', buffered: true })
