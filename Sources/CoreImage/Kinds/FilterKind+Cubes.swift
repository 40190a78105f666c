import CoreGraphics
import Foundation
internal import Scene
internal import VirtualTime

extension FilterKind {
  static let cubes = [
    FilterKind("CIColorCube", kCICategoryColorEffect, [.image] + table) {
      try image($0, isOnCurve: false)
    },
    FilterKind(
      "CIColorCubeWithColorSpace",
      kCICategoryColorEffect,
      [.image] + table + [FilterInput(key: "inputColorSpace", value: .space)]
    ) { values in
      let space: CGColorSpace? = values.optional("inputColorSpace")
      return try image(values, isOnCurve: space.map { !$0.isLinear } ?? false)
    },
  ]

  private static let table = [
    FilterInput.number("inputCubeDimension", 2, 2...128),
    FilterInput(key: "inputCubeData", value: .data),
  ]

  private static func image(_ values: FilterValues, isOnCurve: Bool) throws -> CIImage? {
    let side = Int(exactly: try values.number("inputCubeDimension").rounded()) ?? 0
    guard let cube = ColorCube(try values.data("inputCubeData"), side: side, isOnCurve: isOnCurve)
    else {
      StageCore.ambient.warnOnce(
        "CIColorCube",
        "inputCubeData has fewer than \(side) · \(side) · \(side) colors, or that many are not allowed",
        remedy: "give four floats for each color, and an inputCubeDimension from 2 to 128",
        kind: .misuse
      )
      return nil
    }
    return try values.image().colored(.cube(cube))
  }
}

extension CGColorSpace {
  fileprivate var isLinear: Bool { name?.localizedCaseInsensitiveContains("linear") == true }
}
