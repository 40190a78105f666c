import Foundation
import Geometry
import Scene

/// Reads axial and radial shadings (ISO 32000-1, 8.7.4.5).
enum PDFShading {
  /// Returns nil for other kinds.
  static func shading(
    _ value: PDFObject,
    in file: PDFFile,
    named spaces: [String: PDFObject]
  ) -> Shading? {
    guard let entries = value.dictionary,
      let space = PDFColorSpace(entries["ColorSpace"], in: file, named: spaces),
      let function = PDFFunction(entries["Function"], in: file),
      let form = form(entries, file)
    else { return nil }
    let limits = file.numbers(entries["Domain"]) ?? []
    let isRange = limits.count == 2 && limits[0] < limits[1] && (limits[1] - limits[0]).isFinite
    let domain = isRange ? limits[0]...limits[1] : 0...1
    let width = domain.upperBound - domain.lowerBound
    let stops = function.knots(domain).prefix(512).map { knot in
      Gradient.Stop(space.color(function([knot])), at: (knot - domain.lowerBound) / width)
    }
    let extends = file.resolve(entries["Extend"]).array?.map { file.resolve($0).boolean ?? false }
    return Shading(
      form,
      stops: Array(stops),
      extendsBefore: extends?.first ?? false,
      extendsAfter: extends?.last ?? false
    )
  }

  private static func form(_ entries: [String: PDFObject], _ file: PDFFile) -> Shading.Form? {
    guard let stated = file.numbers(entries["Coords"]) else { return nil }
    let numbers = stated.map { $0.clamped(to: PDFOperands.reach) }
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (file.resolve(entries["ShadingType"]).integer, numbers.count) {
    case (2, 4): return .linear(from: point(0), to: point(2))
    case (3, 6):
      guard numbers[2] >= 0, numbers[5] >= 0 else { return nil }
      return .radial(
        from: Shading.Circle(center: point(0), radius: numbers[2]),
        to: Shading.Circle(center: point(3), radius: numbers[5])
      )
    default: return nil
    }
  }
}
