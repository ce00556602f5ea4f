import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { fill } from '@/lib/text';
import { DonationForm } from './donation-form';
import { FormAside, panel } from './form-screen';
import { GiveDirectly } from './give-directly';

/** Ways to give today come first, then the form for a service that has yet to open. */
export function DonationScreen({ temple }: { temple: Temple }) {
  const { language } = temple;
  const { donationPage, donationMessages, comingSoon } = wordsIn(language);
  const { title, plain, building, tax, other } = donationPage;
  return (
    <Container className="py-stack">
      <h1 className="mb-6 text-title text-balance max-sm:text-[1.75rem]">
        {fill(title, { temple: temple.title })}
      </h1>
      <div className="grid gap-y-8 lg:gap-y-14">
        <GiveDirectly temple={temple} />
        <div className={clsx(panel, 'pt-6 pb-8 lg:py-8')}>
          <h2 className="text-heading">{building}</h2>
          <p className="mt-3 mb-6">
            <strong>{plain.title}</strong> {plain.text}
          </p>
          <DonationForm
            templeId={temple.id}
            language={language}
            words={donationPage}
            messages={donationMessages}
          />
          <p className="mt-3 text-small text-muted">{tax}</p>
        </div>
        <FormAside id="other-ways" words={other} soon={comingSoon.pooja} language={language} />
      </div>
    </Container>
  );
}
