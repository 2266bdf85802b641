import { warning } from '../diagnostics/make.ts'
import { inThatOrder, JoinedVariants } from '../game/joined-variants.ts'
import type { Check } from './check.ts'
import { ordersThatDecide } from './orders-that-decide.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0412: two variants are joined without an order, and what comes out hangs on it. */
export const orderOfJoined: Check = ({ program, resolution }, report) => {
  const { modules } = resolution
  if (!modules.some(({ header }) => header.withs.length > 0)) return
  const variants = new JoinedVariants(modules)
  const told = new Set<string>()
  for (const { a, b, told: what } of ordersThatDecide(
    program,
    (one, other) => variants.between(one.span, other.span).kind === 'open',
  )) {
    const joining = variants.between(a.span, b.span)
    if (joining.kind !== 'open') continue
    const { first, second, at } = joining
    const pair = `${first} ${second}`
    if (told.has(pair)) continue
    told.add(pair)
    report(
      warning(
        'HR0412',
        worded('the order of `with` decides'),
        at ?? b.span,
        worded(
          '`{1}` and `{2}`, which are joined here, come out differently in the other order: {3}',
          first,
          second,
          what,
        ),
        {
          secondary: [
            { span: a.span, text: worded('`{1}` says this', first) },
            { span: b.span, text: worded('`{1}` says this', second) },
          ],
          hint: worded('say which is heard first: `with {1} before {2}`, or `with {2} before {1}`', first, second),
          clauses: [...new Set([...a.cites, ...b.cites])],
          ...inThatOrder(variants, first, second),
        },
      ),
    )
  }
}
