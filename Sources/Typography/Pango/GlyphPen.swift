internal import CPango
internal import Foundation
internal import Geometry

/// Writes down the outline that HarfBuzz draws, in font units.
final class GlyphPen {
  private var path = Path()

  static func outline(of glyph: UInt32, in font: OpaquePointer) -> Path {
    let pen = GlyphPen()
    cpango_draw_glyph(font, glyph, functions.pointer, Unmanaged.passUnretained(pen).toOpaque())
    return pen.path
  }

  private static let functions = DrawFunctions()

  /// The callbacks, made once and immutable ever after.
  private final class DrawFunctions: @unchecked Sendable {
    let pointer: OpaquePointer?

    init() {
      pointer = hb_draw_funcs_create()
      hb_draw_funcs_set_move_to_func(
        pointer,
        { _, pen, _, x, y, _ in GlyphPen.at(pen)?.path.move(to: GlyphPen.point(x, y)) },
        nil,
        nil
      )
      hb_draw_funcs_set_line_to_func(
        pointer,
        { _, pen, _, x, y, _ in GlyphPen.at(pen)?.path.addLine(to: GlyphPen.point(x, y)) },
        nil,
        nil
      )
      hb_draw_funcs_set_quadratic_to_func(
        pointer,
        { _, pen, _, controlX, controlY, x, y, _ in
          let control = GlyphPen.point(controlX, controlY)
          GlyphPen.at(pen)?.path.addQuad(to: GlyphPen.point(x, y), control: control)
        },
        nil,
        nil
      )
      hb_draw_funcs_set_cubic_to_func(
        pointer,
        { _, pen, _, x1, y1, x2, y2, x, y, _ in
          let one = GlyphPen.point(x1, y1)
          let two = GlyphPen.point(x2, y2)
          GlyphPen.at(pen)?.path.addCubic(to: GlyphPen.point(x, y), control1: one, control2: two)
        },
        nil,
        nil
      )
      hb_draw_funcs_set_close_path_func(
        pointer,
        { _, pen, _, _ in GlyphPen.at(pen)?.path.close() },
        nil,
        nil
      )
      hb_draw_funcs_make_immutable(pointer)
    }

    deinit {
      hb_draw_funcs_destroy(pointer)
    }
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> GlyphPen? {
    pointer.map { Unmanaged<GlyphPen>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Double(x), y: Double(y))
  }
}
