/**
 * Makes src/features/regions/california-counties.json: the outlines of California's 58 counties, on a plane and
 * simplified for a map that is some 600 units wide. Run: node maps/build-california.mjs
 *
 * Source: the Census Bureau's cartographic boundary files (public domain), as the package us-atlas holds them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import { geoConicEqualArea } from "d3-geo";
import { feature } from "topojson-client";
import { topology } from "topojson-server";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";

const TARGET = new URL("../src/features/regions/california-counties.json", import.meta.url);
const CALIFORNIA = "06"; // the first two digits of its counties' codes
const [WIDTH, HEIGHT] = [600, 700];
const MARGIN = 4;
const DETAIL = 1.5; // a corner that spans a triangle smaller than this is left out
const SMALLEST_ISLAND = 12;
const STEPS = 2000; // coordinates are whole numbers of so many steps
const CALIFORNIA_ALBERS = { parallels: [34, 40.5], rotate: [120, 0] }; // the state's own projection (EPSG:3310)

const us = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("us-atlas/counties-10m.json"), "utf8"));
const counties = feature(us, {
  type: "GeometryCollection",
  geometries: us.objects.counties.geometries.filter(({ id }) => id.startsWith(CALIFORNIA)),
});

const project = geoConicEqualArea()
  .parallels(CALIFORNIA_ALBERS.parallels)
  .rotate(CALIFORNIA_ALBERS.rotate)
  .fitExtent(
    [
      [MARGIN, MARGIN],
      [WIDTH - MARGIN, HEIGHT - MARGIN],
    ],
    counties,
  );
const onPlane = (coordinates) => (typeof coordinates[0] === "number" ? project(coordinates) : coordinates.map(onPlane));
const planar = {
  type: "FeatureCollection",
  features: counties.features.map(({ properties, geometry }) => ({
    type: "Feature",
    properties: { name: properties.name },
    geometry: { ...geometry, coordinates: onPlane(geometry.coordinates) },
  })),
};

const weighed = presimplify(topology({ counties: planar }));
const simplified = simplify(weighed, DETAIL);
const withoutIslets = filter(simplified, filterWeight(simplified, SMALLEST_ISLAND));
const map = topology({ counties: feature(withoutIslets, withoutIslets.objects.counties) }, STEPS);
writeFileSync(TARGET, `${JSON.stringify(map)}\n`);
console.log(`${map.objects.counties.geometries.length} counties, ${JSON.stringify(map).length} characters`);
