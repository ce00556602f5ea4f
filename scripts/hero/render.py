"""Renders the aircraft of the home page's hero: `blender -b -P scripts/airframe/hero.py -- 128 aircraft.png`.

Shape and camera are the files that the drawing uses too, so that the picture can turn into the drawing in place. camera.json
holds what lib/airframe/trace.ts calls a view, in pixels of the picture. hero.mts puts the aircraft over its mountains. Written
for Blender 3.4.
"""
import json
import math
import sys

import bpy
from mathutils import Vector

samples, target = sys.argv[sys.argv.index("--") + 1 :]
shape = json.load(open("scripts/airframe/shape.json"))
camera = json.load(open("lib/airframe/camera.json"))
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
(st, ct), (se, ce), (sb, cb) = (
    (math.sin(math.radians(camera[angle])), math.cos(math.radians(camera[angle]))) for angle in ("turn", "tilt", "bank")
)


def seen(point):
    """From the airframe's axes to the picture's: right, away, up. The same turns as projector() in trace.ts."""
    x, y, z = point
    x, z = x * cb + z * sb, z * cb - x * sb
    along = x * st + y * ct
    return x * ct - y * st, -(along * ce + z * se), z * ce - along * se


def lerp(a, b, t):
    return a + (b - a) * t


def material(colour, rough=0.42, metal=0.0, glow=0.0):
    made = bpy.data.materials.new("material")
    made.use_nodes = True
    inputs = made.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = inputs["Emission"].default_value = (*colour, 1)
    inputs["Roughness"].default_value, inputs["Metallic"].default_value = rough, metal
    inputs["Emission Strength"].default_value = glow
    return made


skin, ember, seam = material((0.36, 0.345, 0.335), 0.38), material((1.0, 0.15, 0.01), 0.4, 0, 0.55), material((0.012, 0.012, 0.014), 0.6)
dark, metal = material((0.02, 0.021, 0.024), 0.36), material((0.10, 0.10, 0.11), 0.3, 1)
glass, white = material((0.004, 0.005, 0.01), 0.04), material((0.85, 0.82, 0.78), 0.5, 0, 0.12)


def add(points, faces, made):
    mesh = bpy.data.meshes.new("part")
    mesh.from_pydata([seen(point) for point in points], [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(35)
    mesh.materials.append(made)
    thing = bpy.data.objects.new("part", mesh)
    scene.collection.objects.link(thing)
    return thing


def grid(rows, made, closed=True, mirror=False):
    """A skin over rings of points; `mirror` puts it on the left side too."""
    n, count = len(rows[0]), len(rows)
    faces = [
        (r * n + c, r * n + (c + 1) % n, (r + 1) * n + (c + 1) % n, (r + 1) * n + c)
        for r in range(count - 1)
        for c in range(n if closed else n - 1)
    ]
    if closed:
        faces += [tuple(range(n)), tuple(range((count - 1) * n, count * n))]
    for side in (1, -1) if mirror else (1,):
        add([(side * x, y, z) for row in rows for x, y, z in row], faces, made)


def between(keys, at):
    """Catmull-Rom through the stations, as in solids.ts."""
    i = min(int(at * (len(keys) - 1)), len(keys) - 2)
    f = at * (len(keys) - 1) - i
    near = [keys[max(0, min(len(keys) - 1, i + by))] for by in (-1, 0, 1, 2)]
    return [
        0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f**3)
        for a, b, c, d in zip(*near)
    ]


def section(station, angle, off=0.0, x=0.0):
    y, width, top, bottom, centre, exponent = station
    across, up = (math.copysign(abs(value) ** (2 / exponent), value) for value in (math.cos(angle), math.sin(angle)))
    return x + (width + off) * across, y, centre + up * ((top if up > 0 else bottom) + off)


def at_y(keys, y):
    return min((between(keys, i / 2000) for i in range(2001)), key=lambda station: abs(station[0] - y))


def hull(keys, x=0.0, mirror=False):
    rings = [between(keys, i / 140) for i in range(141)]
    grid([[section(ring, 2 * math.pi * a / 80, 0, x) for a in range(80)] for ring in rings], skin, True, mirror)


def band(keys, y0, y1, made, a0=0.0, a1=360.0, x=0.0, mirror=False):
    """A strip of another colour on a hull, between two places along it and two angles."""
    rings, angles = [at_y(keys, lerp(y0, y1, i / 12)) for i in range(13)], [math.radians(lerp(a0, a1, i / 60)) for i in range(61)]
    grid([[section(ring, a, 0.002, x) for a in angles] for ring in rings], made, False, mirror)


def lathe(profile, centre, made, mirror=False, aft=False):
    x, y, z = centre
    turns = [(math.cos(math.pi * i / 24), math.sin(math.pi * i / 24)) for i in range(48)]
    rings = [[(x + r * c, y + (h if aft else r * s), z + (r * s if aft else h)) for c, s in turns] for r, h in profile]
    grid(rings, made, True, mirror)


def ball(centre, radius, made, mirror=False):
    lathe([(radius * math.sin(math.pi * i / 24) + 1e-5, -radius * math.cos(math.pi * i / 24)) for i in range(25)], centre, made, mirror)


def on_rib(rib, u, side, off=0.0):
    """A point of an aerofoil, from its nose to its tail, above or below."""
    x, y, z, chord, thick, lean = rib
    half = 5 * (0.2969 * math.sqrt(u) - 0.126 * u - 0.3516 * u * u + 0.2843 * u**3 - 0.1015 * u**4)
    up = (0.14 * u * (1 - u) + side * half) * chord * thick + side * off
    return x - math.sin(lean) * up, y + u * chord, z + math.cos(lean) * up


def surface(ribs):
    turn = [(0.5 * (1 + math.cos(2 * math.pi * i / 60)), 1 if i <= 30 else -1) for i in range(60)]
    grid([[on_rib(rib, u, side) for u, side in turn] for rib in ribs], skin, True, True)


wing, let = shape["wing"], shape["wing"]["winglet"]


def wing_rib(t):
    y, chord = lerp(*wing["lead"], t**1.25), lerp(*wing["chord"], t**1.1)
    return wing["halfSpan"] * t, y, wing["z"] + wing["dihedral"] * t, chord, wing["thickness"], 0


def winglet_rib(t):
    lean, (foot, tip), (x, y, z, chord, _, _) = math.radians(78) * min(1, t * 1.5), let["chord"], wing_rib(1)
    out, back, up = let["out"] * math.sin(lean) * t * 1.02, let["back"] * t * t, let["up"] * t**1.6
    return x + out, y + back, z + up, chord + (foot - chord) * min(1, t * 2) + (tip - foot) * t * t, 0.11, lean


def mark(t0, t1, u0, u1, made):
    """A patch on both wings, below and above: from root to tip and from nose to tail, 0 to 1."""
    ribs, places = [wing_rib(lerp(t0, t1, i / 24)) for i in range(25)], [lerp(u0, u1, i / 24) for i in range(25)]
    for side in (-1, 1):
        grid([[on_rib(rib, u, side, 0.003) for u in places] for rib in ribs], made, False, True)


def blurred(centre, radius, upright, start, colour):
    """Two turning blades, smeared: opaque where a blade just was."""
    rows, turns, points, alphas = 16, 180, [], []
    for r in (radius * (0.08 + 0.92 * i / rows) for i in range(rows + 1)):
        for angle in (2 * math.pi * j / turns for j in range(turns)):
            a, b, behind = r * math.cos(angle), r * math.sin(angle), (angle - start) % math.pi
            points.append((centre[0] + a, centre[1] + (0 if upright else b), centre[2] + (b if upright else 0)))
            smear = max(0.0, 1 - behind / 1.5) * min(1, behind / 0.08)
            alphas.append((0.045 + 0.8 * smear * min(1, 0.65 * radius / r)) * min(1, (radius - r) / (0.05 * radius) + 0.15))
    faces = [(i * turns + j, i * turns + (j + 1) % turns, (i + 1) * turns + (j + 1) % turns, (i + 1) * turns + j) for i in range(rows) for j in range(turns)]
    made = material(colour, 0.5)
    disc = add(points, faces, made)
    disc.visible_shadow = False
    disc.data.attributes.new("alpha", "FLOAT", "POINT").data.foreach_set("value", alphas)
    attribute = made.node_tree.nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = "alpha"
    inputs = made.node_tree.nodes["Principled BSDF"].inputs
    inputs["Emission"].default_value = (0, 0, 0, 1)
    made.node_tree.links.new(attribute.outputs["Fac"], inputs["Alpha"])


def stencil(words, y, up, size):
    """Letters on the left side of the body, from the nose to the tail."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.size, curve.space_character, curve.offset = words, size, 1.3, 0.0035
    letters = bpy.data.objects.new("words", curve).to_mesh()
    points = []
    for vertex in letters.vertices:
        at, width, top, _, centre, e = at_y(shape["fuselage"], y + vertex.co.x)
        z = up + vertex.co.y
        points.append((-width * max(0.0, 1 - abs((z - centre) / top) ** e) ** (1 / e) - 0.005, at, z))
    add(points, [tuple(p.vertices) for p in letters.polygons], white)


body, boom, rotor, tail, turret, pusher = (shape[part] for part in ("fuselage", "boom", "rotor", "tail", "turret", "pusher"))
hull(body)
band(body, -1.12, -0.95, glass, 10, 170)
for y0, y1, made in ((-0.648, -0.622, ember), (-0.612, -0.604, seam), (0.30, 0.306, seam)):
    band(body, y0, y1, made)
for y in (*shape["bays"]["payload"], *shape["bays"]["battery"]):
    band(body, y - 0.003, y + 0.003, seam, 30, 150)
for y in (0.44, 0.475, 0.51, 0.545, 0.58):
    band(body, y, y + 0.012, seam, 150, 178)
stencil("KOONJ 1", -0.575, 0.03, 0.1)
hull(boom["stations"], boom["x"], True)
for y in (-0.34, 0.82):
    band(boom["stations"], y, y + 0.008, seam, x=boom["x"], mirror=True)
surface([wing_rib(i / 40) for i in range(41)] + [winglet_rib(i / 12) for i in range(1, 13)])
for t0, t1, u0, u1, made in (
    *((t0, t1, 0.2, 0.66, ember) for t0, t1 in ((0.75, 0.85), (0.87, 0.9))),
    *((t0, t1, 0.735, 0.755, seam) for t0, t1 in ((0.36, 0.62), (0.64, 0.95))),
    *((t - 0.002, t + 0.002, 0.735, 0.99, seam) for t in (0.36, 0.63, 0.95)),
):
    mark(t0, t1, u0, u1, made)
ends = ((boom["x"], 0.004), *zip(tail["root"], tail["apex"]), tail["chord"])
surface([(*(lerp(*end, i / 20) for end in ends), tail["thickness"], math.radians(-tail["lean"])) for i in range(21)])
radius, _ = rotor["pod"]
for number, (y, z) in enumerate(rotor["hubs"]):
    hub = (boom["x"], y, z)
    lathe([(radius * 0.95, -0.05), (radius, 0.0), (radius, 0.02)], hub, skin, True)
    lathe([(radius * 0.96, 0.02), (radius * 0.96, 0.055), (radius * 0.8, 0.062), (0.02, 0.066), (0.018, 0.1), (0.001, 0.104)], hub, metal, True)
    lathe([(radius, 0.03), (radius, 0.044)], hub, dark, True)
    for side in (1, -1):
        blurred((side * boom["x"], y, z + rotor["blade"]), rotor["radius"], False, 0.5 + number + side * 0.9, (0.3, 0.26, 0.26))
lathe([(0.062, -0.07), (0.06, -0.03), (0.04, 0.03), (0.008, 0.07)], (0, pusher["y"], pusher["z"]), dark, aft=True)
blurred((0, pusher["y"], pusher["z"]), pusher["radius"], True, 1.9, (1, 0.84, 0.76))
for y in shape["legs"]["y"]:
    lathe([(0.016, 0.05), (0.009, shape["legs"]["foot"])], (boom["x"], y, 0), metal, True)
    ball((boom["x"], y, shape["legs"]["foot"]), 0.021, dark, True)
x, y, z = 0, turret["y"], turret["z"]
ball((x, y, z), turret["radius"], dark)
lathe([(0.075, 0.0), (0.07, 0.05), (0.05, 0.07)], (x, y, z + 0.03), skin)
lathe([(0.03, -0.05), (0.03, 0.09)], (0.082, y, z), skin, True)
for profile, made in (
    ([(0.044, -0.02), (0.044, 0.0), (0.036, 0.002)], metal),
    ([(0.047, -0.014), (0.047, -0.009)], ember),
    ([(0.034, -0.021), (0.001, -0.024)], glass),
):
    lathe(profile, (-0.01, y - 0.062, z - 0.004), made, aft=True)
lathe([(0.004, -0.12), (0.004, 0.02)], (0, -1.16, -0.02), metal, aft=True)
x, y, z = wing_rib(1)[:3]
for side, colour in ((-1, (1.0, 0.25, 0.15)), (1, (0.2, 1.0, 0.55))):
    lamp = material(colour, glow=14)
    lamp.cycles.sample_as_light = False
    ball((side * (x + 0.03), y + 0.02, z + 0.012), 0.016, lamp)


def shine(kind, at, power, colour, size):
    """A light that points at the aircraft. `at` is in the picture's axes: right, away, up."""
    light = bpy.data.lights.new("light", kind)
    light.energy, light.color = power, colour
    setattr(light, "angle" if kind == "SUN" else "size", size)
    thing = bpy.data.objects.new("light", light)
    thing.location, thing.rotation_euler = at, (-Vector(at)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(thing)


# Dusk: the sun is low behind the aircraft, the sky over it is pink, and what is left of the day comes from the left.
shine("SUN", (1.0, 5, 0.35), 9, (1, 0.48, 0.2), math.radians(4))
shine("AREA", (-6, -5, 3.0), 860, (0.86, 0.76, 0.82), 5)
shine("AREA", (1, -1.5, 8), 850, (0.98, 0.64, 0.60), 7)
scene.world = bpy.data.worlds.new("dusk")
scene.world.use_nodes = True
sky = scene.world.node_tree.nodes["Background"].inputs
sky["Color"].default_value, sky["Strength"].default_value = (0.36, 0.24, 0.25, 1), 0.55

# A shifted lens: the aircraft's middle is straight ahead, as in the drawing, though it is not in the middle of the picture.
place, distance, lens = camera["wide"], camera["eye"] / ce, bpy.data.cameras.new("camera")
lens.sensor_fit, lens.sensor_width, lens.lens = "HORIZONTAL", 36, place["scale"] * distance / place["width"] * 36
lens.shift_x, lens.shift_y = 0.5 - place["x"] / place["width"], (place["y"] - place["height"] / 2) / place["width"]
scene.camera = bpy.data.objects.new("camera", lens)
scene.camera.location, scene.camera.rotation_euler = (0, -distance, 0), (math.pi / 2, 0, 0)
scene.collection.objects.link(scene.camera)
render, cycles, view = scene.render, scene.cycles, scene.view_settings
render.engine, cycles.samples, cycles.use_denoising = "CYCLES", int(samples), False
cycles.max_bounces, cycles.transparent_max_bounces, cycles.sample_clamp_indirect = 2, 12, 1.5
view.exposure, view.look = 0.15, "Medium High Contrast"
render.film_transparent, render.image_settings.color_mode = True, "RGBA"
render.resolution_x, render.resolution_y, render.filepath = place["width"], place["height"], target
bpy.ops.render.render(write_still=True)
