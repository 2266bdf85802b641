import { Option } from 'commander'

/** `--format` of what may also be read by a program. */
export function formatOption(): Option {
  return new Option('--format <kind>', 'how to say it').choices(['text', 'json']).default('text')
}
