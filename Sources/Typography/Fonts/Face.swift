internal import Foundation
internal import Geometry

/// The face that draws a run of text: a font file, or the bars of the blocks mode.
enum Face: Sendable {
  case file(FontFace)
  case blocks

  var name: String {
    switch self {
    case .file(let face): face.name
    case .blocks: "Blocks"
    }
  }

  var unitsPerEm: Double {
    switch self {
    case .file(let face): face.unitsPerEm
    case .blocks: Blocks.unitsPerEm
    }
  }

  /// In font units.
  var metrics: FontMetrics {
    switch self {
    case .file(let face): face.metrics
    case .blocks: Blocks.metrics
    }
  }

  func covers(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .file(let face): face.covers(scalar)
    case .blocks: true
    }
  }

  func shape(_ request: ShapingRequest) -> [ShapedGlyph] {
    switch self {
    case .file(let face): face.shape(request)
    case .blocks: Blocks.shape(request)
    }
  }
}

extension Face: Equatable {
  static func == (one: Face, other: Face) -> Bool {
    switch (one, other) {
    case (.file(let one), .file(let other)): one === other
    case (.blocks, .blocks): true
    case (.file, .blocks), (.blocks, .file): false
    }
  }
}
