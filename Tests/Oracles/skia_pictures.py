"""What skia draws for a table of small scenes.

usage: python3 skia_pictures.py OUT_DIRECTORY [RANDOM_BOXES]   (needs: pip install numpy skia-python)

Writes cases.json, the scenes as numbers, and one strip of 96-pixel squares for each kind, in the
order of its cases. The seed is fixed. Text is drawn from Debian's fonts-inter.

Skia takes 16 samples of a pixel's area where shapes are complex. So shapes are drawn 16 times as
large and averaged, which is what their exact coverage comes to within a level or two.
"""

import json
import math
import random
import sys

import numpy
import skia

SIDE = 96
FINE = 16
INTER = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
STOPS = [[0.0, 1.0, 0.2, 0.1, 1.0], [0.4, 0.1, 0.7, 0.3, 1.0], [1.0, 0.1, 0.2, 0.9, 1.0]]
FADING = [[0.0, 1.0, 0.5, 0.0, 1.0], [1.0, 0.0, 0.3, 1.0, 0.0]]


def boxes(rng, count):
    """Boxes of four radii with a border, some of them too large for their sides."""
    for _ in range(count):
        width, height = rng.randint(30, 84), rng.randint(30, 84)
        radii = [rng.choice([0, rng.randint(1, 20), rng.randint(10, 90)]) for _ in range(4)]
        border = rng.choice([0, 1, 2.5, rng.randint(2, 12)])
        yield {"frame": [6, 6, width, height], "radii": radii, "border": border}


def flips():
    # The same card turned further and further, about either axis.
    for degrees in [0, 15, 30, 45, 55, 60, 65, 70, 75, 80, 84, 87]:
        yield {"degrees": degrees, "axis": "y"}
        yield {"degrees": degrees, "axis": "x"}


def cases(rng, count):
    return {
        "boxes": list(boxes(rng, count)),
        "linear": [
            {"start": s, "end": e, "stops": stops}
            for s, e in [([0, 0], [1, 0]), ([0, 0], [1, 1]), ([0.2, 0.9], [0.7, 0.3])]
            for stops in [STOPS, FADING]
        ],
        "radial": [
            {"start": [0.5, 0.5], "end": [1, 1], "stops": STOPS},
            {"start": [0.3, 0.4], "end": [0.9, 0.7], "stops": STOPS},
            {"start": [0.5, 0.5], "end": [0.8, 0.8], "stops": FADING},
        ],
        "conic": [
            {"start": [0.5, 0.5], "end": [1, 0.5], "stops": STOPS},
            {"start": [0.4, 0.6], "end": [0.4, 0], "stops": STOPS + [[1.0] + STOPS[0][1:]]},
        ],
        "shadows": [
            {"radii": [r] * 4, "deviation": d, "offset": o, "opacity": a}
            for r in [0, 12]
            for d, o, a in [(1, [0, 2], 1), (3, [0, 4], 0.5), (6, [5, 3], 0.8), (10, [0, 8], 0.3)]
        ],
        "strokes": [
            {"points": p, "width": w, "cap": c, "join": j, "dash": d, "closed": k}
            for p, k in [([[14, 70], [40, 20], [60, 72], [84, 22]], False),
                         ([[20, 20], [76, 30], [50, 78]], True)]
            for w, c, j, d in [(1, "butt", "miter", []), (6, "round", "round", []),
                               (7, "square", "bevel", []), (4, "butt", "round", [10, 6]),
                               (5, "round", "miter", [0.01, 9])]
        ],
        "text": [
            {"string": s, "size": size, "origin": o}
            for s, size, o in [("Home", 24, [8, 40]), ("mono", 17, [8.4, 30.7]),
                               ("signs", 34, [4.25, 60.5]), ("0123", 11, [20, 50.1])]
        ],
        "flips": list(flips()),
    }


def averaged(draw, color=skia.ColorTRANSPARENT):
    """A square's channels, 0 to 1, as the means of what `draw` draws 16 times as large."""
    surface = skia.Surface(SIDE * FINE, SIDE * FINE)
    canvas = surface.getCanvas()
    canvas.clear(color)
    canvas.scale(FINE, FINE)
    draw(canvas)
    pixels = surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(float) / 255
    return pixels.reshape(SIDE, FINE, SIDE, FINE, 4).mean(axis=(1, 3))


def lay(canvas, draw, color, alpha=1.0):
    """Lays a colour through the exact coverage of what `draw` draws in black."""
    coverage = averaged(draw)[:, :, 3] * alpha
    layer = numpy.concatenate([coverage[:, :, None] * color, coverage[:, :, None]], axis=2)
    show(canvas, layer)


def show(canvas, channels):
    """Lays premultiplied channels over the square."""
    pixels = numpy.ascontiguousarray((channels * 255 + 0.5).astype(numpy.uint8))
    info = skia.ImageInfo.Make(SIDE, SIDE, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    data = skia.Data.MakeWithCopy(pixels.tobytes())
    canvas.drawImage(skia.Image.MakeRasterData(info, data, SIDE * 4), 0, 0)


def paint(color, alpha=1.0, **more):
    made = skia.Paint(AntiAlias=True, **more)
    made.setColor4f(skia.Color4f(color[0], color[1], color[2], alpha))
    return made


def rounded(frame, radii):
    shape = skia.RRect()
    corners = [skia.Point(r, r) for r in radii]
    shape.setRectRadii(skia.Rect.MakeXYWH(*frame), corners)
    return shape


def fitted(frame, radii):
    """Radii scaled down together until no side is too short for its two (CSS Backgrounds 3, 5.5)."""
    (tl, tr, br, bl), (_, _, w, h) = radii, frame
    shares = [1.0] + [s / sum_ for s, sum_ in
                      [(w, tl + tr), (h, tr + br), (w, br + bl), (h, bl + tl)] if sum_ > s]
    return [r * min(shares) for r in radii]


def draw_boxes(canvas, case):
    frame, radii, border = case["frame"], case["radii"], case["border"]
    outer = rounded(frame, radii)
    black = paint([0, 0, 0])
    lay(canvas, lambda c: c.drawRRect(outer, black), [0.2, 0.4, 0.9])
    if border > 0:
        x, y, w, h = frame
        inside = [x + border, y + border, w - 2 * border, h - 2 * border]
        # Border and corner share a centre (CSS Backgrounds 3, 5.2).
        inner = [max(0, r - border) for r in fitted(frame, radii)]
        hole = rounded(inside, inner)
        lay(canvas, lambda c: c.drawDRRect(outer, hole, black), [0.9, 0.1, 0.1])


def ramp(case):
    # Shaders take whole levels; the stops are chosen where that is near enough.
    colors = [skia.Color4f(*s[1:]) for s in case["stops"]]
    return [c.toColor() for c in colors], [s[0] for s in case["stops"]]


GRADIENT = [8, 8, 80, 60]


def draw_gradient(canvas, shader):
    canvas.drawRect(skia.Rect.MakeXYWH(*GRADIENT), skia.Paint(AntiAlias=True, Shader=shader))


def unit(point):
    return (GRADIENT[0] + point[0] * GRADIENT[2], GRADIENT[1] + point[1] * GRADIENT[3])


def draw_linear(canvas, case):
    colors, places = ramp(case)
    # The unit square is stretched with the gradient in it.
    local = skia.Matrix()
    local.setScaleTranslate(GRADIENT[2], GRADIENT[3], GRADIENT[0], GRADIENT[1])
    points = [skia.Point(*case["start"]), skia.Point(*case["end"])]
    draw_gradient(canvas, skia.GradientShader.MakeLinear(
        points, colors, places, skia.TileMode.kClamp, 0, local))


def draw_radial(canvas, case):
    colors, places = ramp(case)
    (x, y), end = unit(case["start"]), unit(case["end"])
    local = skia.Matrix()
    local.setScaleTranslate(abs(end[0] - x), abs(end[1] - y), x, y)
    draw_gradient(canvas, skia.GradientShader.MakeRadial(
        skia.Point(0, 0), 1, colors, places, skia.TileMode.kClamp, 0, local))


def draw_conic(canvas, case):
    colors, places = ramp(case)
    (x, y), end = unit(case["start"]), unit(case["end"])
    local = skia.Matrix()
    local.setRotate(math.degrees(math.atan2(end[1] - y, end[0] - x)), x, y)
    draw_gradient(canvas, skia.GradientShader.MakeSweep(
        x, y, colors, places, localMatrix=local))


def draw_shadows(canvas, case):
    shape = rounded([28, 26, 40, 36], case["radii"])
    (dx, dy), black = case["offset"], [0, 0, 0]
    moved = skia.RRect(shape)
    moved.offset(dx, dy)
    # Through an image filter: the mask filter of rectangles is a table.
    layer = skia.Paint(ImageFilter=skia.ImageFilters.Blur(case["deviation"], case["deviation"]))
    canvas.saveLayer(None, layer)
    canvas.drawRRect(moved, paint(black, case["opacity"]))
    canvas.restore()
    lay(canvas, lambda c: c.drawRRect(shape, paint(black)), [1, 0.8, 0.2])


CAPS = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap,
        "square": skia.Paint.kSquare_Cap}
JOINS = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join,
         "bevel": skia.Paint.kBevel_Join}


def draw_strokes(canvas, case):
    pen = paint([0, 0, 0], Style=skia.Paint.kStroke_Style, StrokeWidth=case["width"],
                StrokeCap=CAPS[case["cap"]], StrokeJoin=JOINS[case["join"]], StrokeMiter=10)
    if case["dash"]:
        pen.setPathEffect(skia.DashPathEffect.Make(case["dash"], 0))
    path = skia.PathBuilder() if hasattr(skia, "PathBuilder") else skia.Path()
    path.moveTo(*case["points"][0])
    for point in case["points"][1:]:
        path.lineTo(*point)
    if case["closed"]:
        path.close()
    line = path.detach() if hasattr(path, "detach") else path
    lay(canvas, lambda c: c.drawPath(line, pen), [0.1, 0.1, 0.3])


def draw_text(canvas, case):
    font = skia.Font(skia.Typeface.MakeFromFile(INTER), case["size"])
    font.setHinting(skia.FontHinting.kNone)
    font.setSubpixel(True)
    font.setLinearMetrics(True)
    glyphs = font.textToGlyphs(case["string"])
    x, y = case["origin"]
    # As outlines, at unrounded advances, one after the other.
    for glyph, width in zip(glyphs, font.getWidths(glyphs)):
        path = font.getPath(glyph)
        if path is not None:
            path.offset(x, y)
            lay(canvas, lambda c: c.drawPath(path, paint([0, 0, 0])), [0, 0, 0])
        x += width


def turned(case):
    """The card's plane to pixels: turned about its middle, seen from 300 away."""
    angle, c = math.radians(case["degrees"]), SIDE / 2
    cos, sin = math.cos(angle), math.sin(angle)
    turn = skia.Matrix()
    if case["axis"] == "y":
        turn.setAll(cos, 0, 0, 0, 1, 0, sin / 300, 0, 1)
    else:
        turn.setAll(1, 0, 0, 0, cos, 0, 0, -sin / 300, 1)
    middle, back = skia.Matrix(), skia.Matrix()
    middle.setTranslate(c, c)
    back.setTranslate(-c, -c)
    return skia.Matrix.Concat(skia.Matrix.Concat(middle, turn), back)


def draw_card(canvas):
    canvas.drawRect(skia.Rect.MakeXYWH(10, 12, 76, 72), paint([0.95, 0.95, 1]))
    canvas.drawRect(skia.Rect.MakeXYWH(10, 12, 76, 14), paint([0.1, 0.4, 0.9]))
    for row in range(4):
        canvas.drawRect(skia.Rect.MakeXYWH(18, 32 + 12 * row, 12, 8), paint([0.9, 0.3, 0.2]))
        canvas.drawRect(skia.Rect.MakeXYWH(36, 35 + 12 * row, 40, 2), paint([0.2, 0.2, 0.2]))


def draw_flips(canvas, case):
    def turn(large):
        large.concat(turned(case))
        draw_card(large)

    show(canvas, averaged(turn))


DRAWN = {"boxes": draw_boxes, "linear": draw_linear, "radial": draw_radial, "conic": draw_conic,
         "shadows": draw_shadows, "strokes": draw_strokes, "text": draw_text,
         "flips": draw_flips}


def main():
    folder, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 24
    table = cases(random.Random(7), count)
    for kind, rows in table.items():
        surface = skia.Surface(SIDE, SIDE * len(rows))
        canvas = surface.getCanvas()
        canvas.clear(skia.ColorWHITE)
        for index, case in enumerate(rows):
            canvas.save()
            canvas.clipRect(skia.Rect.MakeXYWH(0, index * SIDE, SIDE, SIDE))
            canvas.translate(0, index * SIDE)
            DRAWN[kind](canvas, case)
            canvas.restore()
        surface.makeImageSnapshot().save(f"{folder}/{kind}.png", skia.kPNG)
    with open(f"{folder}/cases.json", "w", encoding="utf-8") as file:
        rows = [f'"{kind}": [\n' + ",\n".join(map(json.dumps, cases)) + "\n]"
                for kind, cases in table.items()]
        file.write("{" + ",\n".join(rows) + "}\n")


main()
