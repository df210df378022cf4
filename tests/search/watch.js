// Runs in the page: records keystrokes, replies of the worker, changes of the results, and every task of the main
// thread longer than 50 ms.
const watched = {
  typed: 0,
  replied: 0,
  changed: 0,
  tasks: [],
  /** Resolves once the worker's reply has been painted. */
  settled: () =>
    new Promise((resolve) => {
      const look = () => {
        if (watched.replied === 0) requestAnimationFrame(look)
        else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }
      look()
    }),
}
window.watched = watched

const noted = new WeakSet()
const { postMessage } = Worker.prototype
Worker.prototype.postMessage = function (message) {
  if (!noted.has(this)) {
    noted.add(this)
    this.addEventListener('message', () => {
      watched.replied = performance.now()
    })
  }
  watched.replied = 0
  postMessage.call(this, message)
}

document.addEventListener(
  'input',
  () => {
    Object.assign(watched, { typed: performance.now(), replied: 0, changed: 0 })
  },
  true,
)

// The cards are the results; quotations follow, and the announcement comes later on purpose.
new MutationObserver((changes) => {
  const isResult = ({ target }) =>
    target instanceof Element && (target.closest('article') || target.querySelector('article'))
  if (watched.replied > 0 && watched.changed === 0 && changes.some(isResult))
    watched.changed = performance.now()
}).observe(document, { subtree: true, childList: true })

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) watched.tasks.push(duration)
}).observe({ type: 'longtask', buffered: true })
