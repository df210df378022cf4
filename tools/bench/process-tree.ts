import { readdirSync, readFileSync } from 'node:fs'

/** The memory and processor time of a process and its descendants. */
type Usage = {
  /** Resident memory in bytes; shared memory counts in each process. */
  memory: number
  /** Processor time in seconds, by the id of each process. */
  seconds: Map<number, number>
}

/** Linux counts processor time in hundredths of a second and memory in pages (proc(5)). */
const [ticksASecond, bytesAPage] = [100, 4096]

type Process = { id: number; parent: number; ticks: number; pages: number }

function processes(): Process[] {
  return readdirSync('/proc').flatMap((id) => {
    if (!/^\d+$/.test(id)) return []
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
      // The second field is a name in brackets, which may contain spaces: fields are counted after it.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const [, parent = 0] = fields
      return [
        { id: Number(id), parent, ticks: (fields[11] ?? 0) + (fields[12] ?? 0), pages: fields[21] ?? 0 },
      ]
    } catch {
      // The process ended meanwhile.
      return []
    }
  })
}

/**
 * @param root id of the root process
 * @throws without `/proc`
 */
export function usageOfTree(root: number): Usage {
  const all = processes()
  const tree = new Set([root])
  // A child may come before its parent, as ids are reused.
  for (let before = 0; before !== tree.size; ) {
    before = tree.size
    for (const { id, parent } of all) if (tree.has(parent)) tree.add(id)
  }
  const own = all.filter(({ id }) => tree.has(id))
  return {
    memory: own.reduce((sum, { pages }) => sum + pages * bytesAPage, 0),
    seconds: new Map(own.map(({ id, ticks }) => [id, ticks / ticksASecond])),
  }
}
