import { englishAtSeat, type SeatWords } from '../words/english-at-seat.ts'
import { japaneseAtSeat } from '../words/japanese-at-seat.ts'
import { language } from '../words/language.ts'

/** Every text of the page at which people sit at a host's table. */
export const seatWords: SeatWords = { en: englishAtSeat, ja: japaneseAtSeat }[language]
