import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct CornerConfigurationTests {
  private let stage = Stage(device: .iPhone15)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test func equalCornersAreTheLayers() {
    view.cornerConfiguration = .corners(radius: 12)
    #expect(view.layer.cornerRadius == 12)
    #expect(view.effectiveRadius(corner: .bottomLeft) == 12)
  }

  @Test func cornersWithoutARadiusStaySharp() {
    view.cornerConfiguration = .corners(
      topLeftRadius: 10,
      topRightRadius: .fixed(10),
      bottomLeftRadius: nil,
      bottomRightRadius: nil
    )
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.effectiveRadius(corner: .topRight) == 10)
    #expect(view.effectiveRadius(corner: .bottomRight) == 0)
    view.cornerConfiguration = nil
    #expect(view.layer.cornerRadius == 0 && view.layer.maskedCorners.contains(.layerMinXMaxYCorner))
  }

  @Test func aCapsuleFollowsTheSize() {
    view.cornerConfiguration = .capsule(maximumRadius: 30)
    stage.window.addSubview(view)
    stage.advance(by: 0)
    #expect(view.layer.cornerRadius == 20)
    view.frame.size.height = 90
    stage.advance(by: 0)
    #expect(view.layer.cornerRadius == 30)
  }

  /// [D] Half of the shorter side, whichever it is.
  @Test(
    .evidence(.documented),
    arguments: [(40, 100, 20), (100, 40, 20), (30, 30, 15), (90, 80, 36)]
  )
  func aCapsuleIsRoundAtItsShorterSides(width: CGFloat, height: CGFloat, radius: CGFloat) {
    let capsule = UICornerConfiguration.capsule(maximumRadius: 36)
    let radii = capsule.radii(in: CGSize(width: width, height: height))
    #expect(radii == Array(repeating: radius, count: 4))
  }
}
