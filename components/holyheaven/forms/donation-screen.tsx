import { clsx } from 'clsx';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { MINIMUM_RUPEES } from '@/lib/temples/donation-rules';
import { fill } from '@/lib/text';
import { DonationForm } from './donation-form';
import { columns, FormAside, FormPicture, FormScreen, panel } from './form-screen';
import { GiveDirectly } from './give-directly';

export function DonationScreen({ temple }: { temple: Temple }) {
  const { language } = temple;
  const { donationPage, donationMessages, comingSoon } = wordsIn(language);
  const { title, lead, plain } = donationPage;
  return (
    <FormScreen
      temple={temple}
      title={title}
      lead={fill(lead, { temple: temple.title, rupees: MINIMUM_RUPEES })}
      aside={
        <FormAside id="other-ways" words={donationPage.other} soon={comingSoon.pooja} language={language} />
      }
    >
      <div className={clsx(columns, 'items-start gap-y-8')}>
        {/* What helps today comes first on a phone. */}
        <div className="lg:order-1">
          <GiveDirectly temple={temple} />
          <FormPicture temple={temple} />
        </div>
        <div className={clsx(panel, 'border-t-2 border-turmeric py-8')}>
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
        </div>
      </div>
    </FormScreen>
  );
}
