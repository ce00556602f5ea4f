import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { ButtonLink } from '@/components/ui/button';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, pathIn } from '@/content/languages';
import type { Temple } from '@/content/temples/types';
import { fill } from '@/lib/text';
import { DonationForm } from './donation-form';
import { FormAside, FormScreen } from './form-screen';
import { GiveDirectly } from './give-directly';

function OtherWays({ language }: { language: LanguageCode }) {
  const { donationPage, comingSoon } = wordsIn(language);
  const { title, text, link } = donationPage.other;
  return (
    <FormAside id="other-ways" title={title}>
      <p className="mt-3 mb-6">{text}</p>
      <ComingSoonButton {...comingSoon.pooja} />
      <ButtonLink href={pathIn(language, '/holyheaven')} variant="quiet" className="mt-2">
        {link}
      </ButtonLink>
    </FormAside>
  );
}

export function DonationScreen({ temple }: { temple: Temple }) {
  const { language } = temple;
  const { donationPage, donationMessages } = wordsIn(language);
  const { title, lead, plain } = donationPage;
  return (
    <FormScreen
      temple={temple}
      title={title}
      lead={fill(lead, { temple: temple.title })}
      beside={<GiveDirectly temple={temple} />}
      aside={<OtherWays language={language} />}
    >
      <div className="mb-8 border-l-4 border-turmeric pl-4">
        <p className="font-semibold">{plain.title}</p>
        <p className="mt-1 text-small">{plain.text}</p>
      </div>
      <DonationForm
        templeId={temple.id}
        language={language}
        words={donationPage}
        messages={donationMessages}
      />
    </FormScreen>
  );
}
