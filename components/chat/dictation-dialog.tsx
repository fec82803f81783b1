'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { allow, forbid, isAllowed, readLanguage, writeLanguage } from '@/lib/chat/dictation/browser';
import { DICTATION_LANGUAGES, type DictationLanguage } from '@/lib/chat/dictation/constants';
import {
  ALLOW,
  FORBID,
  FORBIDDEN,
  FORBIDDEN_ABOUT,
  NOT_NOW,
  SPEAK,
  SPEAK_ABOUT,
  SPEAK_LANGUAGE,
  SPEAK_NOW,
} from '@/lib/chat/dictation/copy';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';

/** What happens to what is said, whether that is allowed, and in which language it is said. */
export function DictationDialog({
  open,
  onOpenChange,
  onSpeak,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSpeak: (language: DictationLanguage) => void;
}) {
  const [language, setLanguage] = useState(readLanguage);
  useEffect(() => {
    if (open) setLanguage(readLanguage());
  }, [open]);
  const isOn = isAllowed();
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t(SPEAK)}</DialogTitle>
          <DialogDescription>{t(SPEAK_ABOUT)}</DialogDescription>
        </DialogHeader>
        <Label htmlFor="dictation-language">{t(SPEAK_LANGUAGE)}</Label>
        <NativeSelect
          id="dictation-language"
          className="mt-1"
          value={language}
          onChange={({ target }) => {
            const next = target.value as DictationLanguage;
            writeLanguage(next);
            setLanguage(next);
          }}
        >
          {Object.entries(DICTATION_LANGUAGES).map(([value, name]) => (
            <option key={value} value={value} lang={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <DialogFooter>
          <Button
            size="lg"
            onClick={() => {
              allow();
              close();
              // Within the tap: Safari listens after one alone.
              onSpeak(language);
            }}
          >
            {t(isOn ? SPEAK_NOW : ALLOW)}
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              if (isOn) {
                forbid();
                toast({ title: t(FORBIDDEN), description: t(FORBIDDEN_ABOUT) });
              }
              close();
            }}
          >
            {t(isOn ? FORBID : NOT_NOW)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
