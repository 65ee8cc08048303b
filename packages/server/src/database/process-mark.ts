import { readFile } from 'node:fs/promises';

/** Identifies a process, even if a later one gets the same PID. */
interface ProcessMark {
  readonly pid: number;
  /** Clock ticks between the machine's start and the process's; null where the system does not report it. */
  readonly startTicks: string | null;
  /** Changes with every start of the machine; null where the system does not report it. */
  readonly bootId: string | null;
}

export async function markOf(pid: number): Promise<ProcessMark> {
  const [stat, bootId] = await Promise.all([text(`/proc/${pid}/stat`), text('/proc/sys/kernel/random/boot_id')]);
  // The command can contain spaces and parentheses: count the fields after its last parenthesis.
  const startTicks = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  return { pid, startTicks, bootId: bootId?.trim() ?? null };
}

/** Whether the process that left the mark is still running. */
export async function isRunning(mark: ProcessMark): Promise<boolean> {
  if (!isAlive(mark.pid)) return false;
  const now = await markOf(mark.pid);
  return now.startTicks === mark.startTicks && now.bootId === mark.bootId;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function text(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return null;
  }
}
