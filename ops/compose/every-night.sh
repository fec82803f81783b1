#!/bin/sh
# Runs a command every night at 21:00 UTC, half past two in India, and now if it fails: then again in an hour.
set -u
while :; do
  sleep $((86400 - ($(date -u +%s) - 21 * 3600) % 86400))
  until "$@"; do
    sleep 3600
  done
done
