"""Renders the aircraft of the home page's hero in Blender 3.4. `npm run hero` calls it with what it has to show: a JSON file
with mesh and shape of lib/aircraft in millimetres, the camera, the picture's axes, words with their font, and samples."""
import json, math, sys

import bpy
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

given = json.load(open(sys.argv[sys.argv.index("--") + 1]))
shape, camera, picture = given["shape"], given["camera"], given["picture"]
wing, turret = shape["wing"], shape["turret"]
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
# From the aircraft's axes in millimetres to the scene's in metres: right, away, up.
to_scene = Matrix([given["axes"]["right"], [-v for v in given["axes"]["near"]], given["axes"]["up"]]) * 0.001


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
glass, white = material((0.004, 0.005, 0.01), 0.04), material((0.85, 0.82, 0.78), 0.5, 0, 0.2)


def place(name, data):
    thing = bpy.data.objects.new(name, data)
    scene.collection.objects.link(thing)
    return thing


def add(points, faces, *made):
    mesh = bpy.data.meshes.new("part")
    mesh.from_pydata([to_scene @ Vector(point) for point in points], [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(35)
    for each in made:
        mesh.materials.append(each)
    return place("part", mesh)


def skin_over(rings, closed=True):
    """Points and faces of a grid, the quads row by row."""
    n = len(rings[0])
    faces = [
        (r * n + c, r * n + (c + 1) % n, (r + 1) * n + (c + 1) % n, (r + 1) * n + c)
        for r in range(len(rings) - 1)
        for c in range(n if closed else n - 1)
    ]
    if closed:
        faces += [tuple(range(n)), tuple(range((len(rings) - 1) * n, len(rings) * n))]
    return [point for ring in rings for point in ring], faces


# What is painted in another colour, by the middle of a face: its place, from root, 0, to tip, 1, and from nose, 0, to trailing edge, 1.
paints = [
    ("body", ember, lambda x, y, z, t, u: -648 < y < -622),
    ("body", glass, lambda x, y, z, t, u: -1120 < y < -950 and z > 15),
    ("body", seam, lambda x, y, z, t, u: -612 < y < -604 or 298 < y < 306),
    ("boom", seam, lambda x, y, z, t, u: -340 < y < -332 or 820 < y < 828),
    ("wing", ember, lambda x, y, z, t, u: 0.2 < u < 0.66 and (0.75 < t < 0.85 or 0.87 < t < 0.9)),
    ("wing", seam, lambda x, y, z, t, u: 0.735 < u < 0.755 and (0.36 < t < 0.62 or 0.64 < t < 0.95)),
    ("wing", seam, lambda x, y, z, t, u: 0.735 < u < 0.99 and any(abs(t - at) < 0.003 for at in (0.36, 0.63, 0.95))),
    ("pod", dark, lambda x, y, z, t, u: z > 150),
]


def add_grid(part, rings, side):
    points, faces = skin_over([[(side * x, y, z) for x, y, z in ring] for ring in rings])
    made, columns = [skin, ember, seam, dark, metal, glass], len(rings[0])

    def index_of(number, face):
        x, y, z = (sum(points[corner][axis] for corner in face) / len(face) for axis in range(3))
        u = 0.5 + 0.5 * math.cos(2 * math.pi * (number % columns + 0.5) / columns)
        found = (paint for name, paint, is_in in paints if name == part and is_in(x, y, z, abs(x) / wing["halfSpan"], u))
        return made.index(next(found, {"turret": dark, "spinner": dark, "leg": metal}.get(part, skin)))

    add(points, faces, *made).data.polygons.foreach_set("material_index", [index_of(*each) for each in enumerate(faces)])
    return BVHTree.FromPolygons(points, faces)


def tube(centre, rings, made, aft=False):
    """Rings of radius and distance around an upright axis, or one that points aft."""
    x, y, z = centre
    turns = [(math.cos(math.pi * i / 24), math.sin(math.pi * i / 24)) for i in range(48)]
    add(*skin_over([[(x + r * c, y + (h if aft else r * s), z + (r * s if aft else h)) for c, s in turns] for r, h in rings]), made)


def ball(centre, radius, made):
    tube(centre, [(radius * math.sin(math.pi * i / 24) + 0.01, -radius * math.cos(math.pi * i / 24)) for i in range(25)], made)


def blurred(centre, radius, upright, start, colour):
    """Two turning blades, smeared: opaque where a blade just was."""
    rings, alphas = [], []
    for r in (radius * (0.08 + 0.92 * i / 16) for i in range(17)):
        rings.append([])
        for angle in (math.pi * i / 90 for i in range(180)):
            a, b, behind = r * math.cos(angle), r * math.sin(angle), (angle - start) % math.pi
            rings[-1].append((centre[0] + a, centre[1] + (0 if upright else b), centre[2] + (b if upright else 0)))
            smear = max(0.0, 1 - behind / 1.5) * min(1, behind / 0.08)
            alphas.append((0.045 + 0.8 * smear * min(1, 0.65 * radius / r)) * min(1, (radius - r) / (0.05 * radius) + 0.15))
    points, faces = skin_over(rings)
    made = material(colour, 0.5)
    disc = add(points, faces[:-2], made)
    disc.visible_shadow = False
    disc.data.attributes.new("alpha", "FLOAT", "POINT").data.foreach_set("value", alphas)
    attribute = made.node_tree.nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = "alpha"
    inputs = made.node_tree.nodes["Principled BSDF"].inputs
    inputs["Emission"].default_value = (0, 0, 0, 1)
    made.node_tree.links.new(attribute.outputs["Fac"], inputs["Alpha"])


def letters(text, at, along, up, onto):
    """Words on a surface: `at` is where they start, beside it, and they are projected along the third axis."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.size, curve.space_character, curve.offset = text["words"], text["size"], 1.12, 0.8
    curve.font = bpy.data.fonts.load(text["font"])
    flat = bpy.data.objects.new("words", curve).to_mesh()
    points, towards = [], Vector(along).cross(Vector(up))
    for x, y, _ in (vertex.co for vertex in flat.vertices):
        start = Vector(at) + x * Vector(along) + y * Vector(up)
        hit = onto.ray_cast(start, towards)[0] or start
        points.append(hit + 5 * (start - hit).normalized())
    add(points, [tuple(face.vertices) for face in flat.polygons], white)


surfaces = {}
for grid in given["grids"]:
    if not grid.get("open"):
        for side in (1, -1) if grid.get("twin") else (1,):
            surfaces[grid["part"], side] = add_grid(grid["part"], grid["rings"], side)
letters(given["text"], (-1000, -590, -26), (0, 1, 0), (0, 0, 1), surfaces["body", 1])
for number, (x, y, z) in enumerate(given["rotors"]):
    for side in (1, -1):
        blurred((side * x, y, z), shape["rotor"]["radius"], False, 0.5 + number + side * 0.9, (0.3, 0.26, 0.26))
blurred(given["pusher"], shape["pusher"]["radius"], True, 1.9, (1, 0.84, 0.76))
for side in (1, -1):
    for y in shape["legs"]["y"]:
        ball((side * shape["boom"]["x"], y, shape["legs"]["foot"]), 21, dark)
    lamp = material((0.2, 1.0, 0.55) if side == 1 else (1.0, 0.25, 0.15), glow=14)
    ball((side * (wing["halfSpan"] + 30), wing["leadingEdge"][1] + 20, wing["z"] + wing["dihedral"] + 12), 16, lamp)
tube((0, turret["y"], turret["z"] + 30), [(75, 0), (70, 50), (50, 70)], skin)
for side in (1, -1):
    tube((82 * side, turret["y"], turret["z"]), [(30, -50), (30, 90)], skin)
for rings, made in (([(44, -20), (44, 0), (36, 2)], metal), ([(47, -14), (47, -9)], ember), ([(34, -21), (1, -24)], glass)):
    tube((-10, turret["y"] - 62, turret["z"] - 4), rings, made, aft=True)
tube((0, -1160, -20), [(4, -120), (4, 20)], metal, aft=True)


def shine(kind, at, power, colour, size):
    """A light that points at the aircraft. `at` is in the scene's axes."""
    light = bpy.data.lights.new("light", kind)
    light.energy, light.color = power, colour
    setattr(light, "angle" if kind == "SUN" else "size", size)
    thing = place("light", light)
    thing.location, thing.rotation_euler = at, (-Vector(at)).to_track_quat("-Z", "Y").to_euler()


# Dusk: the sun is low behind the aircraft, the sky over it is pink, and what is left of the day comes from the left.
shine("SUN", (1.0, 5, 0.35), 9, (1, 0.48, 0.2), math.radians(4))
shine("AREA", (-6, -5, 3.0), 860, (0.86, 0.76, 0.82), 5)
shine("AREA", (1, -1.5, 8), 850, (0.98, 0.64, 0.60), 7)
scene.world = bpy.data.worlds.new("dusk")
scene.world.use_nodes = True
sky = scene.world.node_tree.nodes["Background"].inputs
sky["Color"].default_value, sky["Strength"].default_value = (0.36, 0.24, 0.25, 1), 0.55

# A shifted lens: the aircraft's middle is straight ahead, as in the drawing, though it is not in the middle of the picture.
distance, lens = camera["eye"] / math.cos(math.radians(camera["tilt"])), bpy.data.cameras.new("camera")
lens.sensor_fit, lens.sensor_width, lens.lens = "HORIZONTAL", 36, picture["scale"] * distance / picture["width"] * 36
lens.shift_x, lens.shift_y = 0.5 - picture["x"] / picture["width"], (picture["y"] - picture["height"] / 2) / picture["width"]
scene.camera = place("camera", lens)
scene.camera.location, scene.camera.rotation_euler = (0, -distance, 0), (math.pi / 2, 0, 0)
render, cycles, view = scene.render, scene.cycles, scene.view_settings
render.engine, cycles.samples, cycles.use_denoising = "CYCLES", given["samples"], False
cycles.max_bounces, cycles.transparent_max_bounces, cycles.sample_clamp_indirect = 2, 12, 1.5
view.exposure, view.look = 0.15, "Medium High Contrast"
render.film_transparent, render.image_settings.color_mode = True, "RGBA"
render.resolution_x, render.resolution_y, render.filepath = picture["width"], picture["height"], given["target"]
render.resolution_percentage = given["percentage"]
bpy.ops.render.render(write_still=True)
