import Foundation
import Geometry

/// The `Contents.json` of an image set.
struct ImageSet: Decodable, Equatable {
  struct File: Decodable, Equatable {
    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances, resizing
      case width = "width-class"
      case height = "height-class"
      case direction = "language-direction"
      case gamut = "display-gamut"
    }

    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var width: String?
    var height: String?
    var direction: String?
    var gamut: String?
    var resizing: Resizing?

    /// Pixels per point: 2 of `2x`; [I] one that no screen could have counts as 1.
    var factor: CGFloat {
      guard let number = scale.flatMap({ Double($0.dropLast()) }), (0.1...16).contains(number)
      else { return 1 }
      return CGFloat(number)
    }
  }

  struct Appearance: Decodable, Equatable {
    var appearance: String
    var value: String
  }

  /// Xcode's slicing, which divides the image into caps and a center.
  struct Resizing: Decodable, Equatable {
    enum CodingKeys: String, CodingKey {
      case center
      case caps = "cap-insets"
    }

    struct Center: Decodable, Equatable {
      var mode: String?
    }

    struct Caps: Decodable, Equatable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }

    var center: Center?
    var caps: Caps?
  }

  struct Properties: Decodable, Equatable {
    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
    var intent: String?
  }

  var images: [File]
  var properties: Properties?

  /// Whether traits other than the scale may select another file.
  var varies: Bool {
    let kinds = images.filter { $0.filename != nil }.map {
      [$0.idiom, $0.width, $0.height, $0.direction, $0.appearances?.map(\.value).joined()]
    }
    return Set(kinds).count > 1
  }

  /// The files, best match for the traits first.
  func files(for traits: TraitValues) -> [File] {
    images.filter { $0.filename != nil }.enumerated()
      .map { (rank: $1.rank(for: traits) + [Double($0)], file: $1) }
      .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
      .map(\.file)
  }
}

extension ImageSet.File {
  /// How poorly a file matches: by contradicting traits, then by unspecified ones, then by scale.
  ///
  /// [W] Catalogues rank appearance above idiom, and idiom above size class.
  fileprivate func rank(for traits: TraitValues) -> [Double] {
    let fits = [
      fit(luminosity, to: traits.userInterfaceStyle == .dark ? "dark" : "light"),
      fit(
        idiom == "universal" ? nil : idiom,
        to: traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
      ),
      fit(width, to: traits.horizontalSizeClass.name),
      fit(height, to: traits.verticalSizeClass.name),
      fit(
        direction,
        to: traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
      ),
      fit(appearances?.first { $0.appearance == "contrast" }?.value, to: nil),
      fit(gamut, to: "sRGB"),
    ]
    let distance = Double(abs(factor - (traits.displayScale ?? 1)))
    let contradictions = fits.reduce(0) { $0 + ($1 == .contradicts ? 1.0 : 0) }
    return [contradictions] + fits.map(\.rawValue) + [distance, -Double(factor)]
  }

  private enum Fit: Double {
    case says, open, contradicts
  }

  private func fit(_ stated: String?, to wanted: String?) -> Fit {
    guard let stated else { return .open }
    return stated == wanted ? .says : .contradicts
  }

  private var luminosity: String? {
    appearances?.first { $0.appearance == "luminosity" }?.value
  }
}

extension UIUserInterfaceSizeClass? {
  fileprivate var name: String? {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified, nil: nil
    }
  }
}
