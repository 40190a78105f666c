import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Screens in the context of one that leaves: pictures of them leave with it.
@MainActor @Suite(.evidence(.inferred)) struct PicturesAboveTests {
  private let third = Third()

  private func open(_ style: UIModalPresentationStyle) throws -> Theatre {
    let theatre = Theatre(style)
    try theatre.present()
    theatre.b.definesPresentationContext = true
    third.modalPresentationStyle = .overCurrentContext
    try theatre.stage.record { theatre.b.present(third, animated: false) }
    return theatre
  }

  /// In a sheet the cover lies in the sheet, otherwise on the lowest screen's own view.
  @Test(arguments: [(UIModalPresentationStyle.pageSheet, true), (.fullScreen, false)])
  func aPictureLeavesInPlaceOfAScreen(style: UIModalPresentationStyle, isBeside: Bool) throws {
    let theatre = try open(style)
    let (view, screen) = (try #require(theatre.b.view), third)
    let space = try #require(isBeside ? view.superview : view)
    let before = space.subviews.filter { $0 !== view && !screen.view.isDescendant(of: $0) }
    var covers: [UIView] = []
    theatre.stage.schedule(at: 0.1) {
      #expect(screen.view.window == nil)
      covers = space.subviews.filter { one in one !== view && !before.contains { $0 === one } }
    }
    try theatre.dismiss()
    let cover = try #require(covers.first)
    #expect(covers.count == 1 && cover.superview == nil)
    #expect(cover.frame.size == view.bounds.size && cover.frame.origin == .zero)
    guard case .frozen(let picture) = cover.layer.values.drawing else {
      Issue.record("the cover shows no picture")
      return
    }
    #expect(picture.source == cover.bounds)
    #expect(theatre.a.presentedViewController == nil && screen.presentingViewController == nil)
    #expect(theatre.stage.window.subviews == [theatre.a.view])
  }

  /// A dismissal that is taken back brings the screen itself back.
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func aScreenComesBackInPlaceOfItsPicture(style: UIModalPresentationStyle) throws {
    let (theatre, director) = (try open(style), Director())
    director.animator?.succeeds = false
    theatre.b.transitioningDelegate = director
    let place = third.view.convert(third.view.bounds, to: nil)
    try theatre.dismiss()
    #expect(theatre.a.presentedViewController === theatre.b)
    #expect(theatre.b.presentedViewController === third && third.view.window != nil)
    #expect(third.view.convert(third.view.bounds, to: nil) == place)
  }
}
