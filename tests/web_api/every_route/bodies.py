"""What a request says that would be granted. `{email}` and the like are filled in: see `Person.ids`."""

from tests.product import PASSWORD

JOB = {"jobTitle": "Rigger", "companyName": "Ironworks", "startDate": "2020-01-01"}
SPOKEN_JOB = {"jobTitle": "Rigger", "companyName": "Ironworks", "generatedDescription": "Rigger at Ironworks."}
DESCRIBED_JOB = {"jobTitle": "Rigger", "company": "Ironworks"}
SKILL = {"name": "Forklift", "type": "Heavy Equipment", "proficiencyLevel": "Expert"}
LEVELS = {"ids": ["{equipment_skill_id}"], "proficiencyLevel": "Expert"}
CERTIFICATE = {"name": "OSHA 10", "issuingOrganization": "OSHA", "issueDate": "2024-01-15"}
EDUCATION = {"school": "Laney College", "credential": "Welding certificate", "hours": 900, "endDate": "2016-06-01"}
LANGUAGE = {"name": "Spanish", "level": "Native"}
REFERENCES = {"onRequest": False, "people": [{"name": "Ana Soto", "relation": "Foreman", "phone": "(510) 555-0100"}]}
CONTACT = {"phone": "(510) 555-0142", "city": "Richmond", "state": "CA", "links": ["https://rigger.example/a"]}
WISH = {"documentType": "resume", "jobDescription": "Rigger for a shipyard: cranes, slings, signals and inspections."}
EDIT = {"version": 2, "edits": {"title": "Rigger, Ironworks"}}
POST = {"title": "Rigging", "content": "Slings first."}
NEW_PERSON = {"email": "{new_email}", "password": PASSWORD, "firstName": "New", "lastName": "Person"}
CARD = {"card": ("card.png", b"\x89PNG\r\n\x1a\n", "image/png")}
PDF = {"resume": ("resume.pdf", b"%PDF-1.7 nothing in it", "application/pdf")}
FIGURES = {"file": ("figures.csv", b"Area Type,Area Name\n", "text/csv")}
RECORDING = {"audio": ("answer.webm", b"not much", "audio/webm")}
PNG = {"image": ("picture.png", b"\x89PNG\r\n\x1a\n", "image/png")}
OF_A = {"filter": {"user": "{email}"}}
LATER = {"Prefer": "respond-async"}
