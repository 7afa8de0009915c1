"""Photographed and scanned pages, straightened and read by tesseract."""
