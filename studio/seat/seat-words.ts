import { englishAtSeat } from '../words/english-at-seat.ts'
import { japaneseAtSeat } from '../words/japanese-at-seat.ts'
import { language, type InLanguage } from '../words/language.ts'

/** Every text of the page at which people sit at a host's table. */
export const seatWords: InLanguage<typeof englishAtSeat> = { en: englishAtSeat, ja: japaneseAtSeat }[language]
