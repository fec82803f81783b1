/* @name NextSerial */
INSERT INTO invoice_series (id, last) VALUES (:id!, 1) ON CONFLICT (id) DO UPDATE SET last = invoice_series.last + 1 RETURNING last;
