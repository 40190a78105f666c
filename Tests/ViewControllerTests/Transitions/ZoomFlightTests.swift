import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where the pictures of a zoom stand at its two ends.
@MainActor @Suite(.evidence(.inferred)) struct ZoomFlightTests {
  private let stage = Stage(device: .iPhone15)
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let tile = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 50))
  private var container: UIView { stage.window }

  init() {
    screen.layer.cornerRadius = 40
    tile.layer.cornerRadius = 8
    container.addSubview(tile)
    container.addSubview(screen)
    stage.advance(by: 0)
  }

  private func fly(from source: UIView?, part: CGRect? = nil, isComing: Bool = true)
    -> ZoomingPictures
  {
    ZoomingPictures(of: screen, from: source, part: part, isComing: isComing, in: container)
  }

  private var shade: UIView { container.subviews[container.subviews.count - 3] }
  private var pane: UIView { container.subviews[container.subviews.count - 1] }
  private var picture: UIView { pane.subviews[0] }
  private var cover: UIView { pane.subviews[1] }

  @Test func thePaneIsTheSourceOrTheScreen() {
    let flight = fly(from: tile)
    flight.layOut(zoomedIn: false)
    #expect(pane.frame == tile.frame && pane.layer.cornerRadius == 8)
    flight.layOut(zoomedIn: true)
    #expect(pane.frame == screen.frame && pane.layer.cornerRadius == 40)
  }

  @Test func theScreenIsDimmedAndTheSourceGoneOnceZoomedIn() {
    let flight = fly(from: tile)
    flight.layOut(zoomedIn: false)
    #expect(shade.alpha == 0 && cover.alpha == 1)
    flight.layOut(zoomedIn: true)
    #expect(shade.alpha == 1 && cover.alpha == 0)
  }

  @Test func theSourcesPictureGrowsOverThePartItBelongsTo() {
    let part = CGRect(x: 50, y: 100, width: 300, height: 200)
    let flight = fly(from: tile, part: part)
    flight.layOut(zoomedIn: false)
    #expect(cover.frame == tile.bounds)
    flight.layOut(zoomedIn: true)
    #expect(cover.frame == part)
    #expect(picture.frame == screen.bounds)
  }

  private nonisolated static let parts: [CGRect?] = [
    nil, CGRect(x: 50, y: 100, width: 300, height: 200),
    CGRect(x: 0, y: 400, width: 80, height: 20),
    CGRect(x: 200, y: 0, width: 40, height: 300),
  ]

  /// The law of the small end: the part is centred in the source, covers it, and is not distorted.
  @Test(arguments: parts)
  func theShrunkScreensPartFillsTheSource(part: CGRect?) {
    fly(from: tile, part: part).layOut(zoomedIn: false)
    let (part, frame) = (part ?? screen.bounds, picture.frame)
    let scale = frame.width / screen.bounds.width
    #expect(isNear(frame.height, screen.bounds.height * scale))
    let (width, height) = (part.width * scale, part.height * scale)
    #expect(isNear(max(width - 100, 0), width - 100) && isNear(max(height - 50, 0), height - 50))
    #expect(isNear(width, 100) || isNear(height, 50))
    #expect(isNear(frame.minX + part.midX * scale, 50))
    #expect(isNear(frame.minY + part.midY * scale, 25))
  }

  @Test func withoutASourceItGrowsOutOfTheScreensCentre() {
    fly(from: nil).layOut(zoomedIn: false)
    #expect(pane.frame == CGRect(x: 200, y: 400, width: 0, height: 0))
    #expect(pane.layer.cornerRadius == 0 && pane.subviews.count == 1)
  }

  @Test func thePicturesStandInForScreenAndSource() {
    let flight = fly(from: tile)
    #expect(screen.isHidden && tile.isHidden)
    #expect(container.subviews.suffix(3) == [shade, screen, pane])
    #expect(shade.frame == container.bounds)
    #expect(pane.clipsToBounds && !pane.isUserInteractionEnabled)
    flight.land()
    #expect(!screen.isHidden && !tile.isHidden)
    #expect(container.subviews == [tile, screen])
  }

  @Test func whatWasHiddenStaysHidden() {
    (tile.isHidden, screen.isHidden) = (true, true)
    fly(from: tile).land()
    #expect(tile.isHidden && screen.isHidden)
  }

  @Test func anEffectTakesThePlaceOfTheDimmingColor() throws {
    let flight = fly(from: tile)
    flight.dim(.red, nil)
    #expect(shade.backgroundColor == .red && shade.subviews.isEmpty)
    flight.dim(.red, UIBlurEffect(style: .dark))
    #expect(shade.backgroundColor == nil)
    let blur = try #require(shade.subviews.first as? UIVisualEffectView)
    #expect(blur.frame == shade.bounds)
  }
}
