import { accountForms } from '@/content/account-forms';
import { passwordRules } from '@/lib/auth/fields';

const { password: words } = accountForms;

/** The rules, each met or not. */
export function PasswordChecklist({ password }: { password: string }) {
  const met = passwordRules.filter(({ test }) => test(password)).length;
  return (
    <div className="mb-6">
      <p id="password-rules" className="text-small font-semibold">
        {words.rules}
      </p>
      <ul
        aria-labelledby="password-rules"
        className="mt-1 grid grid-flow-col grid-cols-2 grid-rows-3 gap-x-2 text-label sm:gap-x-6 sm:text-small"
      >
        {passwordRules.map(({ id, label, test }) => (
          <li
            key={id}
            className="group flex gap-1.5 py-0.5 text-muted transition-colors data-[met=true]:text-success sm:gap-2.5"
            data-met={test(password)}
          >
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="mt-0.5 -ml-0.5 size-4 shrink-0 fill-none stroke-current"
            >
              <path d="M4 8.5h8" className="group-data-[met=true]:opacity-0" />
              <path
                d="m2.5 8.5 4 4 7-9"
                strokeWidth="2"
                pathLength="1"
                className="[stroke-dasharray:1] [stroke-dashoffset:1] [transition:stroke-dashoffset_0.25s_ease-out] group-data-[met=true]:[stroke-dashoffset:0]"
              />
            </svg>
            {label}
            <span className="sr-only">{test(password) ? words.met : words.notMet}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {password && words.count(met, passwordRules.length)}
      </p>
    </div>
  );
}
