import { Link } from 'react-router'
import type { FormAnswer } from '../../account/form-answer.ts'
import type { MemberView } from '../../account/member-view.ts'
import { useAccountWords } from '../../account/use-words.ts'
import { AccountForm } from './AccountForm.tsx'
import { TextField } from './TextField.tsx'

/** The profile fields that members can edit. */
export function ProfileForm({ member, answer }: { member: MemberView; answer: FormAnswer | undefined }) {
  const words = useAccountWords()
  return (
    <section aria-labelledby="profile" className="mt-16 max-w-xl 2xl:mt-12">
      <h2 id="profile" className="text-head">
        {words.profile}
      </h2>
      <p className="mt-3 text-soft">{words.profileWhy}</p>
      <dl className="mt-6 border-y border-line py-4">
        <dt className="label">{words.email}</dt>
        <dd className="mt-1 wrap-break-word">{member.email}</dd>
        <dd className="label mt-1">{words.emailFixed}</dd>
      </dl>
      <AccountForm action="/account?index" answer={answer} submit={words.save} submitting={words.saving}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="firstName"
            label={words.firstName}
            autoComplete="given-name"
            maxLength={100}
            defaultValue={member.firstName}
            isOptional
            answer={answer}
          />
          <TextField
            name="lastName"
            label={words.lastName}
            autoComplete="family-name"
            maxLength={100}
            defaultValue={member.lastName}
            isOptional
            answer={answer}
          />
        </div>
        <TextField
          name="nickname"
          label={words.nickname}
          autoComplete="nickname"
          maxLength={255}
          defaultValue={member.nickname}
          isOptional
          answer={answer}
        />
        <TextField
          name="phone"
          type="tel"
          label={words.phone}
          autoComplete="tel"
          maxLength={50}
          defaultValue={member.phones[0] ?? ''}
          isOptional
          answer={answer}
        />
        <p role="status" className="text-soft empty:hidden">
          {answer?.isDone ? words.saved : null}
        </p>
      </AccountForm>
      <Link to="/account/delete" className="link mt-10 inline-flex min-h-11 items-center text-soft">
        {words.deletion}
      </Link>
    </section>
  )
}
