import Testing
import UIKit

/// [I] The zoom of iOS 18, as far as its documentation says what it does.
@MainActor
@Suite struct ZoomGalleryTests {
  private let stage = Stage(device: .iPhone15)
  private let gallery = ZoomGalleryViewController()

  /// The pane in which pictures fly, and where it stood at some times.
  private func flights(_ body: () -> Void) throws -> (film: Film, frames: [CGRect]) {
    var frames: [CGRect] = []
    for time in [0.001, 0.1, 0.2, 0.499] {
      stage.schedule(at: time) { [stage] in
        let pane = stage.window.everyView.first { $0.clipsToBounds && $0.subviews.count == 2 }
        frames.append(pane?.layer.presentation()?.frame ?? .null)
      }
    }
    let film = try stage.record { body() }
    return (film, frames)
  }

  @Test func aPushGrowsOutOfItsTile() throws {
    let navigation = UINavigationController(rootViewController: gallery)
    stage.show(navigation)
    let tile = gallery.tiles[4]
    let place = tile.convert(tile.bounds, to: nil)
    let (film, frames) = try flights { gallery.push(4) }
    #expect(film.duration == 0.5 && film.faults.isEmpty)
    #expect(abs(frames[0].minX - place.minX) < 2 && abs(frames[0].height - place.height) < 4)
    #expect(frames[1].width > place.width && frames[2].width > frames[1].width)
    #expect(abs(frames[3].width - 393) < 1)
    #expect(!tile.isHidden && navigation.topViewController?.view.isHidden == false)
    // And back into the tile.
    let back = try flights { navigation.popViewController(animated: true) }
    #expect(back.film.faults.isEmpty && back.frames[1].width < 393)
    #expect(abs(back.frames[3].minX - place.minX) < 2)
    #expect(navigation.topViewController === gallery && !tile.isHidden)
  }

  @Test func aPresentationGrowsOutOfItsTileAndAFingerSendsItBack() throws {
    // The test itself holds what it dismisses.
    stage.keepsControllers = true
    stage.show(gallery)
    let (film, frames) = try flights { gallery.show(0) }
    #expect(film.faults.isEmpty && abs(frames[3].width - 393) < 1)
    let detail = try #require(gallery.presentedViewController)
    // A short drag changes nothing.
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.5)
    try stage.settle()
    #expect(gallery.presentedViewController === detail && !detail.view.isHidden)
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 750), duration: 0.5)
    try stage.settle()
    #expect(gallery.presentedViewController == nil && !gallery.tiles[0].isHidden)
    #expect(gallery.view.window != nil && stage.faults.isEmpty)
  }

  @Test func whoMayNotLeaveStays() throws {
    stage.show(gallery)
    let detail = gallery.makeDetail(1)
    var asked: [Bool] = []
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { context in
      asked.append(context.willBegin)
      return false
    }
    detail.preferredTransition = .zoom(options: options) { _ in nil }
    detail.modalPresentationStyle = .fullScreen
    try stage.record { gallery.present(detail, animated: true) }
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 750), duration: 0.3)
    try stage.settle()
    #expect(gallery.presentedViewController === detail && asked == [true])
  }

  @Test func aStyleMayBePreferredToo() throws {
    stage.show(gallery)
    let detail = UIViewController()
    detail.modalPresentationStyle = .fullScreen
    detail.preferredTransition = .crossDissolve()
    let film = try stage.record { gallery.present(detail, animated: true) }
    #expect(film.duration == 0.35)
  }
}

extension UIView {
  fileprivate var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }
}
