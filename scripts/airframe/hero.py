"""Renders the aircraft of the home page's hero: `blender -b -P scripts/airframe/hero.py -- wide 200 aircraft.png`.

Shape and camera are the files that the drawing uses too, so that the picture can turn into the drawing in place. `camera.json`
says what lib/airframe/trace.ts calls a view, in pixels of the picture. Written for Blender 3.4.
"""
import json
import math
import sys

import bpy

cut, samples, target = sys.argv[sys.argv.index("--") + 1 :][:3]
shape = json.load(open("scripts/airframe/shape.json"))
camera = json.load(open("lib/airframe/camera.json"))
place = camera[cut]
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene

st, ct = math.sin(math.radians(camera["turn"])), math.cos(math.radians(camera["turn"]))
se, ce = math.sin(math.radians(camera["tilt"])), math.cos(math.radians(camera["tilt"]))
sb, cb = math.sin(math.radians(camera["bank"])), math.cos(math.radians(camera["bank"]))


def seen(point):
    """From the airframe's axes to the picture's: right, away, up. The same turns as projector() in trace.ts."""
    x, y, z = point
    x, z = x * cb + z * sb, z * cb - x * sb
    along = x * st + y * ct
    return x * ct - y * st, -(along * ce + z * se), z * ce - along * se


def lerp(a, b, t):
    return a + (b - a) * t


def material(name, colour, rough=0.42, metal=0.0, glow=0.0):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    inputs = made.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = inputs["Emission"].default_value = (*colour, 1)
    inputs["Roughness"].default_value, inputs["Metallic"].default_value = rough, metal
    inputs["Emission Strength"].default_value = glow
    return made


skin = material("skin", (0.36, 0.345, 0.335), 0.38)
belly = material("belly", (0.30, 0.29, 0.29), 0.45)
ember = material("ember", (1.0, 0.15, 0.01), 0.4, 0, 0.55)
seam = material("seam", (0.012, 0.012, 0.014), 0.6)
dark = material("dark", (0.02, 0.021, 0.024), 0.36)
metal = material("metal", (0.10, 0.10, 0.11), 0.3, 1)
glass = material("glass", (0.004, 0.005, 0.01), 0.04)
white = material("white", (0.85, 0.82, 0.78), 0.5, 0, 0.12)


def grid(rows, made, closed=True, mirror=False):
    """A skin over rings of points; `mirror` puts it on the left wing's side too."""
    for side in (1, -1) if mirror else (1,):
        n, points = len(rows[0]), [seen((side * x, y, z)) for row in rows for x, y, z in row]
        faces = [
            (r * n + c, r * n + (c + 1) % n, (r + 1) * n + (c + 1) % n, (r + 1) * n + c)
            for r in range(len(rows) - 1)
            for c in range(n if closed else n - 1)
        ]
        if closed:
            faces += [tuple(range(n)), tuple(range(len(points) - n, len(points)))]
        mesh = bpy.data.meshes.new("part")
        mesh.from_pydata(points, [], faces)
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(35)
        mesh.materials.append(made)
        mesh.validate()
        thing = bpy.data.objects.new("part", mesh)
        scene.collection.objects.link(thing)
        mesh.update()
    return thing


def between(keys, at):
    """Catmull-Rom through the stations, as in solids.ts."""
    place = at * (len(keys) - 1)
    i = min(int(place), len(keys) - 2)
    f = place - i
    near = [keys[max(0, min(len(keys) - 1, i + by))] for by in (-1, 0, 1, 2)]
    return [
        0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f**3)
        for a, b, c, d in zip(*near)
    ]


def section(station, angle, off=0.0, x=0.0):
    y, width, top, bottom, centre, exponent = station
    power = lambda value: math.copysign(abs(value) ** (2 / exponent), value)
    up = power(math.sin(angle))
    return x + (width + off) * power(math.cos(angle)), y, centre + up * ((top if up > 0 else bottom) + off)


def at_y(keys, y):
    return min((between(keys, i / 2000) for i in range(2001)), key=lambda station: abs(station[0] - y))


def hull(keys, made, x=0.0, mirror=False):
    rings = [between(keys, i / 140) for i in range(141)]
    grid([[section(ring, 2 * math.pi * a / 80, 0, x) for a in range(80)] for ring in rings], made, True, mirror)


def band(keys, y0, y1, made, a0=0.0, a1=360.0, off=0.002, x=0.0, mirror=False):
    """A strip of another colour on a hull, between two places along it and two angles."""
    rings = [at_y(keys, lerp(y0, y1, i / 12)) for i in range(13)]
    angles = [math.radians(lerp(a0, a1, i / 60)) for i in range(61)]
    grid([[section(ring, a, off, x) for a in angles] for ring in rings], made, False, mirror)


def lathe(profile, centre, made, mirror=False, axis="up"):
    turns = [2 * math.pi * i / 48 for i in range(48)]
    ring = lambda r, h: [
        (centre[0] + r * math.cos(a), centre[1] + (h if axis == "aft" else r * math.sin(a)), centre[2] + (r * math.sin(a) if axis == "aft" else h))
        for a in turns
    ]
    grid([ring(r, h) for r, h in profile], made, True, mirror)


def ball(centre, radius, made, mirror=False):
    lathe([(radius * math.sin(math.pi * i / 24) + 1e-5, -radius * math.cos(math.pi * i / 24)) for i in range(25)], centre, made, mirror)


def foil(u):
    half = 5 * (0.2969 * math.sqrt(u) - 0.126 * u - 0.3516 * u * u + 0.2843 * u**3 - 0.1015 * u**4)
    return 0.14 * u * (1 - u), half


def on_rib(rib, u, side, off=0.0):
    x, y, z, chord, thick, lean = rib
    camber, half = foil(u)
    up = (camber + side * half) * chord * thick + side * off
    return x - math.sin(lean) * up, y + u * chord, z + math.cos(lean) * up


def surface(ribs, made):
    turn = [(0.5 * (1 + math.cos(2 * math.pi * i / 60)), 1 if i <= 30 else -1) for i in range(60)]
    grid([[on_rib(rib, u, side) for u, side in turn] for rib in ribs], made, True, True)


w = shape["wing"]


def wing_rib(t):
    return w["halfSpan"] * t, lerp(*w["lead"], t**1.25), w["z"] + w["dihedral"] * t, lerp(*w["chord"], t**1.1), w["thickness"], 0


def winglet_rib(t):
    lean, let = math.radians(78) * min(1, t * 1.5), w["winglet"]
    foot, tip = let["chord"]
    return (
        w["halfSpan"] + let["out"] * math.sin(lean) * t * 1.02,
        w["lead"][1] + let["back"] * t * t,
        w["z"] + w["dihedral"] + let["up"] * t**1.6,
        w["chord"][1] + (foot - w["chord"][1]) * min(1, t * 2) + (tip - foot) * t * t,
        0.11,
        lean,
    )


def mark(t0, t1, u0, u1, made, off=0.003):
    """A patch on both wings, below and above: from root to tip and from nose to tail, 0 to 1."""
    for side in (-1, 1):
        rows = [[on_rib(wing_rib(lerp(t0, t1, i / 24)), lerp(u0, u1, k / 24), side, off) for k in range(25)] for i in range(25)]
        grid(rows, made, False, True)


def blurred(centre, radius, upright, start, colour):
    """Two turning blades, smeared: opaque where a blade just was."""
    rows, turns = 16, 180
    points, alphas = [], []
    for i in range(rows + 1):
        r = radius * (0.08 + 0.92 * i / rows)
        for j in range(turns):
            a, behind = 2 * math.pi * j / turns, (2 * math.pi * j / turns - start) % math.pi
            x, y = r * math.cos(a), r * math.sin(a)
            points.append(seen((centre[0] + x, centre[1], centre[2] + y) if upright else (centre[0] + x, centre[1] + y, centre[2])))
            smear = max(0.0, 1 - behind / 1.5) * min(1, behind / 0.08)
            alphas.append((0.05 + 0.9 * smear * min(1, 0.75 * radius / r)) * min(1, (radius - r) / (0.05 * radius) + 0.15))
    mesh = bpy.data.meshes.new("blur")
    faces = [(i * turns + j, i * turns + (j + 1) % turns, (i + 1) * turns + (j + 1) % turns, (i + 1) * turns + j) for i in range(rows) for j in range(turns)]
    mesh.from_pydata(points, [], faces)
    mesh.attributes.new("alpha", "FLOAT", "POINT").data.foreach_set("value", alphas)
    made = bpy.data.materials.new("blur")
    made.use_nodes = True
    nodes, link = made.node_tree.nodes, made.node_tree.links.new
    shader, attribute = nodes["Principled BSDF"], nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = "alpha"
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = 0.5
    link(attribute.outputs["Fac"], shader.inputs["Alpha"])
    mesh.materials.append(made)
    thing = bpy.data.objects.new("blur", mesh)
    thing.visible_shadow = False
    scene.collection.objects.link(thing)


def stencil(words, y, up, size):
    """Letters on the left side of the body, from the nose to the tail."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.size, curve.space_character, curve.offset = words, size, 1.3, 0.0035
    thing = bpy.data.objects.new("words", curve)
    scene.collection.objects.link(thing)
    mesh = thing.to_mesh()
    made = bpy.data.meshes.new("words")
    points = []
    for vertex in mesh.vertices:
        station = at_y(shape["fuselage"], y + vertex.co.x)
        _, width, top, _, centre, e = station
        z = up + vertex.co.y
        x = width * max(0.0, 1 - abs((z - centre) / top) ** e) ** (1 / e)
        points.append(seen((-x - 0.005, station[0], z)))
    made.from_pydata(points, [], [tuple(p.vertices) for p in mesh.polygons])
    made.materials.append(white)
    scene.collection.objects.link(bpy.data.objects.new("stencil", made))
    scene.collection.objects.unlink(thing)


body, boom, rotor, tail = shape["fuselage"], shape["boom"], shape["rotor"], shape["tail"]
hull(body, skin)
band(body, -1.12, -0.95, glass, 10, 170)
for y0, y1, made in ((-0.648, -0.622, ember), (-0.612, -0.604, seam), (0.30, 0.306, seam)):
    band(body, y0, y1, made)
for bay in shape["bays"].values():
    for y in bay:
        band(body, y - 0.003, y + 0.003, seam, 30, 150)
for i in range(5):
    band(body, 0.44 + i * 0.035, 0.452 + i * 0.035, seam, 150, 178)
stencil("KOONJ 1", -0.575, 0.03, 0.1)
hull(boom["stations"], skin, boom["x"], True)
for y in (-0.34, 0.82):
    band(boom["stations"], y, y + 0.008, seam, x=boom["x"], mirror=True)
surface([wing_rib(i / 40) for i in range(41)] + [winglet_rib(i / 12) for i in range(1, 13)], skin)
for t0, t1 in ((0.75, 0.85), (0.87, 0.9)):
    mark(t0, t1, 0.2, 0.66, ember)
for t0, t1 in ((0.36, 0.62), (0.64, 0.95)):
    mark(t0, t1, 0.735, 0.755, seam)
for t in (0.36, 0.63, 0.95):
    mark(t - 0.002, t + 0.002, 0.735, 0.99, seam)
lean = math.radians(-tail["lean"])
surface(
    [
        (lerp(boom["x"], 0.004, i / 20), lerp(tail["root"][0], tail["apex"][0], i / 20), lerp(tail["root"][1], tail["apex"][1], i / 20), lerp(*tail["chord"], i / 20), tail["thickness"], lean)
        for i in range(21)
    ],
    skin,
)
radius, height = rotor["pod"]
for number, (y, z) in enumerate(rotor["hubs"]):
    hub = (boom["x"], y, z)
    lathe([(radius * 0.95, -0.05), (radius, 0.0), (radius, 0.02)], hub, skin, True)
    lathe([(radius * 0.96, 0.02), (radius * 0.96, 0.055), (radius * 0.8, 0.062), (0.02, 0.066), (0.018, 0.1), (0.001, 0.104)], hub, metal, True)
    lathe([(radius * 1.0, 0.03), (radius * 1.0, 0.044)], hub, dark, True)
    for side in (1, -1):
        blurred((side * boom["x"], y, z + rotor["blade"]), rotor["radius"], False, 0.5 + number + side * 0.9, (0.14, 0.12, 0.13))
pusher = shape["pusher"]
lathe([(0.062, -0.07), (0.06, -0.03), (0.04, 0.03), (0.008, 0.07)], (0, pusher["y"], pusher["z"]), dark, axis="aft")
blurred((0, pusher["y"], pusher["z"]), pusher["radius"], True, 1.9, (1, 0.84, 0.76))
for y in shape["legs"]["y"]:
    foot = (boom["x"], y, 0)
    lathe([(0.016, 0.05), (0.009, shape["legs"]["foot"])], foot, metal, True)
    ball((boom["x"], y, shape["legs"]["foot"]), 0.021, dark, True)
turret = shape["turret"]
ball((0, turret["y"], turret["z"]), turret["radius"], dark)
lathe([(0.075, 0.0), (0.07, 0.05), (0.05, 0.07)], (0, turret["y"], turret["z"] + 0.03), skin)
for side in (1, -1):
    lathe([(0.03, -0.05), (0.03, 0.09)], (side * 0.082, turret["y"], turret["z"]), skin)
eye = (-0.01, turret["y"] - 0.062, turret["z"] - 0.004)
lathe([(0.044, -0.02), (0.044, 0.0), (0.036, 0.002)], eye, metal, axis="aft")
lathe([(0.047, -0.014), (0.047, -0.009)], eye, ember, axis="aft")
lathe([(0.034, -0.021), (0.001, -0.024)], eye, glass, axis="aft")
lathe([(0.004, -0.12), (0.004, 0.02)], (0, -1.16, -0.02), metal, axis="aft")
tip = wing_rib(1)
for side, colour in ((-1, (1.0, 0.25, 0.15)), (1, (0.2, 1.0, 0.55))):
    lamp = (side * (tip[0] + 0.03), tip[1] + 0.02, tip[2] + 0.012)
    bright = material("lamp", colour, glow=14)
    bright.cycles.sample_as_light = False
    ball(lamp, 0.016, bright)


def shine(kind, at, power, colour, size):
    """A light that points at the aircraft. `at` is in the picture's axes: right, away, up."""
    from mathutils import Vector

    light = bpy.data.lights.new("light", kind)
    light.energy, light.color = power, colour
    if kind == "SUN":
        light.angle = math.radians(size)
    else:
        light.size = size
    thing = bpy.data.objects.new("light", light)
    thing.location = at
    thing.rotation_euler = (-Vector(at)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(thing)


# Dusk: the sun is low behind the aircraft, the sky over it is pink, and what is left of the day comes from the left.
shine("SUN", (1.0, 5, 0.35), 9, (1, 0.48, 0.2), 4)
shine("AREA", (-6, -5, 3.0), 860, (0.86, 0.76, 0.82), 5)
shine("AREA", (1, -1.5, 8), 850, (0.98, 0.64, 0.60), 7)
scene.world = bpy.data.worlds.new("dusk")
scene.world.use_nodes = True
sky = scene.world.node_tree.nodes["Background"].inputs
sky["Color"].default_value, sky["Strength"].default_value = (0.36, 0.24, 0.25, 1), 0.55

distance = camera["eye"] / ce
lens = bpy.data.cameras.new("camera")
lens.sensor_fit, lens.sensor_width, lens.lens = "HORIZONTAL", 36, place["scale"] * distance / place["width"] * 36
lens.shift_x, lens.shift_y = 0.5 - place["x"] / place["width"], (place["y"] - place["height"] / 2) / place["width"]
scene.camera = bpy.data.objects.new("camera", lens)
scene.camera.location, scene.camera.rotation_euler = (0, -distance, 0), (math.pi / 2, 0, 0)
scene.collection.objects.link(scene.camera)
scene.render.engine, scene.cycles.samples, scene.cycles.use_denoising = "CYCLES", int(samples), False
scene.cycles.max_bounces, scene.cycles.transparent_max_bounces, scene.cycles.sample_clamp_indirect = 2, 12, 1.5
scene.view_settings.exposure, scene.view_settings.look = 0.15, "Medium High Contrast"
scene.render.film_transparent, scene.render.image_settings.color_mode = True, "RGBA"
scene.render.resolution_x, scene.render.resolution_y = place["width"], place["height"]
scene.render.resolution_percentage = int(sys.argv[-1]) if len(sys.argv[sys.argv.index("--") :]) > 4 else 100
scene.render.threads_mode, scene.render.threads = "FIXED", 2
scene.render.filepath = target
bpy.ops.render.render(write_still=True)
