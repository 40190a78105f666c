import Foundation
import Geometry
import Testing

@testable import QuartzCore

/// Layers that show a part of their sublayers.
@MainActor
@Suite struct ScrollLayerTests {
  private let screen = Screen()
  private let scroll: CAScrollLayer
  private let page: CALayer

  init() {
    scroll = screen.makeLayer(CAScrollLayer())
    page = screen.makeLayer(CALayer())
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    page.frame = CGRect(x: 10, y: 20, width: 400, height: 300)
    scroll.addSublayer(page)
  }

  @Test(arguments: [
    (CAScrollLayerScrollMode.both, CGPoint(x: 30, y: 40)),
    (.horizontally, CGPoint(x: 30, y: 0)), (.vertically, CGPoint(x: 0, y: 40)), (.none, .zero),
  ]) func `a point becomes the origin in the directions of the mode`(
    mode: CAScrollLayerScrollMode,
    end: CGPoint
  ) {
    #expect(scroll.scrollMode == .both)
    scroll.scrollMode = mode
    scroll.scroll(to: CGPoint(x: 30, y: 40))
    #expect(scroll.bounds.origin == end)
    #expect(CAScrollLayer(layer: scroll).scrollMode == mode)
  }

  @Test func `a rectangle comes into view by the shortest way`() {
    scroll.scroll(to: CGRect(x: 120, y: 10, width: 20, height: 20))
    #expect(scroll.bounds.origin == CGPoint(x: 40, y: 0))
    scroll.scroll(to: CGRect(x: 30, y: 60, width: 20, height: 200))
    #expect(scroll.bounds.origin == CGPoint(x: 30, y: 60))
    scroll.scroll(to: CGRect(x: 50, y: 70, width: 20, height: 20))
    #expect(scroll.bounds.origin == CGPoint(x: 30, y: 60))
  }

  @Test func `a layer inside scrolls the closest one above`() {
    let inner = screen.makeLayer(CALayer())
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    page.addSublayer(inner)
    #expect(page.visibleRect == CGRect(x: 0, y: 0, width: 90, height: 30))
    inner.scroll(CGPoint(x: 1, y: 2))
    #expect(scroll.bounds.origin == CGPoint(x: 16, y: 27))
    #expect(page.visibleRect == CGRect(x: 6, y: 7, width: 100, height: 50))
    page.scrollRectToVisible(CGRect(x: 300, y: 0, width: 10, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 220, y: 20))
  }

  @Test func `a layer in none scrolls nothing`() {
    let alone = screen.makeLayer(CALayer())
    alone.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    alone.scroll(CGPoint(x: 9, y: 9))
    alone.scrollRectToVisible(CGRect(x: 9, y: 9, width: 1, height: 1))
    #expect(alone.bounds.origin == CGPoint(x: 1, y: 2))
    #expect(alone.visibleRect == alone.bounds)
  }
}
