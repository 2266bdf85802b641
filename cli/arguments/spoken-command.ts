import { type AddHelpTextContext, type AddHelpTextPosition, type Argument, Command, type Option } from 'commander'
import { ownEntry } from '../../runtime/own-entry.ts'
import type { Language } from '../../runtime/words/languages.ts'
import japanese from '../help.ja.json' with { type: 'json' }

const TABLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, ja: japanese }

/** A command that tells its help in a language, by what its parts say of themselves in English. */
export class SpokenCommand extends Command {
  private readonly language: Language

  constructor(name: string | undefined, language: Language) {
    super(name)
    this.language = language
    this.configureHelp({
      optionDescription: (option) => this.said(option),
      argumentDescription: (argument) => this.said(argument),
      commandDescription: (command) => this.words(command.description()),
      subcommandDescription: (command) => this.words(command.summary() || command.description()),
      styleTitle: (title) => this.words(title),
    })
  }

  override createCommand(name?: string): SpokenCommand {
    return new SpokenCommand(name, this.language)
  }

  override addHelpText(position: AddHelpTextPosition, text: string | ((about: AddHelpTextContext) => string)): this {
    return typeof text === 'string' ? super.addHelpText(position, this.words(text)) : super.addHelpText(position, text)
  }

  private words(english: string): string {
    return ownEntry(TABLES[this.language], english) ?? english
  }

  /** A default as one would type it, none where it is nothing. */
  private said({ description, argChoices, defaultValue }: Option | Argument): string {
    const value: unknown = defaultValue
    const typed = Array.isArray(value)
      ? value.join(',')
      : typeof value === 'string' || typeof value === 'number'
        ? String(value)
        : ''
    const notes = [
      ...(argChoices === undefined ? [] : [`${this.words('choices: ')}${argChoices.join(', ')}`]),
      ...(typed === '' || description.includes('(default: ') ? [] : [`${this.words('default: ')}${typed}`]),
    ]
    const words = this.words(description)
    return notes.length === 0 ? words : `${words} (${notes.join('; ')})`.trimStart()
  }
}
