import { geoPath } from "d3-geo";
import { feature, merge, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";

import countiesFile from "./california-counties.json";

interface County {
  name: string;
}

type Counties = Topology<{ counties: GeometryCollection<County> }>;

// JSON says nothing of its own shape; maps/build-california.mjs makes it.
const topology = countiesFile as unknown as Counties;
const { counties } = topology.objects;
const countyShapes = counties.geometries as (Polygon<County> | MultiPolygon<County>)[];
const path = geoPath(); // without a projection: the outlines lie on a plane already

export const WIDTH = 600;
export const HEIGHT = 700;

export interface Shape {
  region: string;
  /** An SVG path. */
  outline: string;
  /** Where a mark stands that belongs to it: the middle of its largest part. */
  middle: [number, number];
}

/**
 * The regions' outlines out of those of their counties. The state draws its regions anew now and then, and its
 * figures say which counties each has: so the map is always that of the figures.
 */
export function shapesOf(regions: { region: string; counties: string[] }[]): Shape[] {
  return regions.map(({ region, counties: names }) => {
    const its = countyShapes.filter(({ properties }) => properties && names.includes(properties.name));
    const whole = merge(topology, its);
    return { region, outline: path(whole) ?? "", middle: path.centroid(largestPart(whole.coordinates)) };
  });
}

/** The lines between regions, and the coast. */
export function bordersOf(regions: { region: string; counties: string[] }[]): string {
  const regionOf = new Map(regions.flatMap(({ region, counties: names }) => names.map((name) => [name, region])));
  const nameOf = (geometry: unknown) => (geometry as { properties?: County }).properties?.name ?? "";
  const borders = mesh(
    topology,
    counties,
    (one, other) => one === other || regionOf.get(nameOf(one)) !== regionOf.get(nameOf(other)),
  );
  return path(borders) ?? "";
}

/** Names of all counties on the map. */
export const countyNames = () => feature(topology, counties).features.map(({ properties }) => properties.name);

type Rings = [number, number][][];

function largestPart(parts: number[][][][]) {
  const polygons = parts.map((coordinates) => ({ type: "Polygon" as const, coordinates: coordinates as Rings }));
  return polygons.reduce((largest, next) => (path.area(next) > path.area(largest) ? next : largest));
}
