import type { ProjectDesk } from './project-desk.ts'

/** Writes an example at the end of the file that the game begins with. */
export async function addExample(desk: ProjectDesk, example: string): Promise<void> {
  await desk.show(desk.model.project.entry)
  desk.edit(`${desk.model.text.trimEnd()}\n\n${example.trim()}\n`)
}
