"""What people type among their duties that no document tells: others' work, complaints, headings."""
