import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Which file of an image set fits, and how a stored picture is turned.
@Suite struct ImageSetTests {
  private func set(_ files: [String]) throws -> ImageSet {
    try JSONDecoder().decode(
      ImageSet.self,
      from: Data("{\"images\": [\(files.joined(separator: ","))]}".utf8)
    )
  }

  private func traits(_ change: (inout TraitValues) -> Void) -> TraitValues {
    var values = TraitValues()
    values.displayScale = 2
    change(&values)
    return values
  }

  private func order(_ files: [String], _ change: (inout TraitValues) -> Void = { _ in }) throws
    -> String
  {
    try set(files).files(for: traits(change)).compactMap(\.filename).joined()
  }

  private static let dark =
    "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"

  @Test func theNearestScaleComesFirstAndTheLargerOfTwo() throws {
    let files = (1...3).map { "{\"filename\": \"\($0)\", \"scale\": \"\($0)x\"}" }
    #expect(try order(files) == "231")
    #expect(try order(files) { $0.displayScale = 1 } == "123")
    #expect(try order(files) { $0.displayScale = 3 } == "321")
    #expect(try order(["{\"filename\": \"a\"}", "{\"scale\": \"2x\"}"]) == "a")
    #expect(try order(["{\"filename\": \"a\"}", "{\"filename\": \"b\"}"]) == "ab")
  }

  private static let wishes: [(key: String, fitting: @Sendable (inout TraitValues) -> Void)] = [
    (dark, { $0.userInterfaceStyle = .dark }),
    ("\"idiom\": \"ipad\"", { $0.userInterfaceIdiom = .pad }),
    ("\"width-class\": \"compact\"", { $0.horizontalSizeClass = .compact }),
    ("\"width-class\": \"regular\"", { $0.horizontalSizeClass = .regular }),
    ("\"height-class\": \"compact\"", { $0.verticalSizeClass = .compact }),
    ("\"language-direction\": \"right-to-left\"", { $0.layoutDirection = .rightToLeft }),
  ]

  @Test(arguments: wishes.indices)
  func whatFitsComesBeforeWhatSaysNothingAndThatBeforeWhatDoesNot(index: Int) throws {
    let (key, fitting) = Self.wishes[index]
    let files = ["{\"filename\": \"any\"}", "{\"filename\": \"own\", \(key)}"]
    #expect(try order(files, fitting) == "ownany")
    #expect(try order(files) == "anyown")
    #expect(try set(files).varies && !set([files[0], files[0]]).varies)
  }

  @Test(
    arguments: [
      ("\"idiom\": \"universal\"", "ownother"), ("\"idiom\": \"iphone\"", "ownother"),
      ("\"language-direction\": \"left-to-right\"", "ownother"),
      ("\"display-gamut\": \"sRGB\"", "ownother"),
      ("\"display-gamut\": \"display-P3\"", "otherown"),
      ("\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]", "otherown"),
      ("\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"light\"}]", "ownother"),
    ]
  )
  func thePlainestScreenIsAnUprightPhoneInLightMode(key: String, order: String) throws {
    let files = ["{\"filename\": \"own\", \(key)}", "{\"filename\": \"other\"}"]
    #expect(try self.order(files) { $0.userInterfaceIdiom = .phone } == order)
  }

  @Test func appearanceComesBeforeIdiomAndThatBeforeSizes() throws {
    let files = [
      "{\"filename\": \"S\", \"width-class\": \"compact\"}",
      "{\"filename\": \"I\", \"idiom\": \"ipad\"}", "{\"filename\": \"D\", \(Self.dark)}",
    ]
    let found = try order(files) {
      ($0.userInterfaceStyle, $0.userInterfaceIdiom) = (.dark, .pad)
      $0.horizontalSizeClass = .compact
    }
    #expect(found == "DIS")
  }

  @Test func aScaleIsWrittenWithAnX() throws {
    let factors = try set([
      "{\"scale\": \"3x\"}", "{\"scale\": \"1.5x\"}", "{}", "{\"scale\": \"x\"}",
    ])
    .images.map(\.factor)
    #expect(factors == [3, 1.5, 1, 1])
  }

  private static let turned: [UIImage.Orientation] = [.left, .right, .leftMirrored, .rightMirrored]

  /// Where the upper left, upper right and lower left corner of the stored picture are shown.
  @Test(
    arguments: [
      (.up, [0, 0, 1, 0, 0, 1]), (.upMirrored, [1, 0, 0, 0, 1, 1]), (.down, [1, 1, 0, 1, 1, 0]),
      (.downMirrored, [0, 1, 1, 1, 0, 0]), (.left, [0, 1, 0, 0, 1, 1]),
      (.right, [1, 0, 1, 1, 0, 0]), (.leftMirrored, [0, 0, 0, 1, 1, 0]),
      (.rightMirrored, [1, 1, 1, 0, 0, 1]),
    ] as [(UIImage.Orientation, [CGFloat])]
  )
  func cornersGoWhereTheOrientationSays(orientation: UIImage.Orientation, corners: [CGFloat]) {
    let points = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)]
      .map { $0.applying(orientation.unitTransform) }
    #expect(points.flatMap { [$0.x, $0.y] } == corners)
    #expect(orientation.isTurned == Self.turned.contains(orientation))
    #expect(orientation.mirrored != orientation && orientation.mirrored.mirrored == orientation)
    // Mirrored, the picture is shown with its sides exchanged.
    let mirror = CGPoint(x: 0.25, y: 0).applying(orientation.mirrored.unitTransform)
    let plain = CGPoint(x: 0.25, y: 0).applying(orientation.unitTransform)
    #expect(mirror == CGPoint(x: 1 - plain.x, y: plain.y))
  }
}
