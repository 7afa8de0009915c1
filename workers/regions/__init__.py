"""Openings and pay of occupations in the regions of California: the state's projections, read, checked and stored.

Source: "Long-Term Occupational Employment Projections" of the Employment Development Department (EDD), data.ca.gov.
"""
