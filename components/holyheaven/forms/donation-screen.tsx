import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { fill } from '@/lib/text';
import { DonationForm } from './donation-form';
import { FormAside, FormScreen } from './form-screen';
import { GiveDirectly } from './give-directly';

export function DonationScreen({ temple }: { temple: Temple }) {
  const { language } = temple;
  const { donationPage, donationMessages, comingSoon } = wordsIn(language);
  const { title, lead, plain } = donationPage;
  return (
    <FormScreen
      temple={temple}
      title={title}
      lead={fill(lead, { temple: temple.title })}
      beside={<GiveDirectly temple={temple} />}
      aside={
        <FormAside id="other-ways" words={donationPage.other} soon={comingSoon.pooja} language={language} />
      }
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
