import type { ReactNode } from 'react'
import { useFrame } from '../layout/use-frame.ts'
import { PictureFrame } from '../picture/PictureFrame.tsx'

/** A member page with one task: title, reason and form; on wide screens next to the shop's opening picture. */
export function AccountPage({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children?: ReactNode
}) {
  const { opening } = useFrame()
  return (
    <div
      className={`wrap grid grid-cols-1 gap-x-16 pt-12 lg:pt-10 xl:gap-x-24 ${opening ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]' : ''}`}
    >
      {opening && (
        <PictureFrame
          picture={opening}
          ratio={1}
          sizes="(min-width: 64rem) 50vw, 1px"
          alt=""
          className="hidden h-full max-h-[46rem] min-h-[34rem] w-full object-cover lg:block"
        />
      )}
      <div className="mx-auto w-full max-w-md lg:mx-0 lg:self-center lg:py-6">
        <h1 className="text-title wrap-break-word">{title}</h1>
        {lead && <p className="mt-4 text-lg text-soft wrap-break-word">{lead}</p>}
        {children}
      </div>
    </div>
  )
}
