import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct ViewAdditionTests {
  // Numbers.md: legacy `beginAnimations`
  @Test(.rule("view-animation.begin-and-commit", .documented))
  func `begin and commit animate for 0.2 s with easeInOut`() {
    let scene = Scenery()
    UIView.beginAnimations(nil, context: nil)
    scene.view.alpha = 0
    UIView.commitAnimations()
    scene.advance(to: 0.1)
    #expect(isNear(scene.alpha, 0.5))
  }

  @Test(.rule("view-animation.begin-and-commit", .documented))
  func `what is set between them holds for what follows`() {
    @MainActor final class Listener: NSObject {
      var heard: [String] = []
      func stopped(_ id: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
        heard.append("\(id ?? "") \(finished.boolValue)")
      }
    }
    let (scene, listener) = (Scenery(), Listener())
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelay(1)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationDidStop(Selector("stopped", Listener.stopped))
    scene.view.alpha = 0
    UIView.commitAnimations()
    scene.advance(to: 1.25)
    #expect(isNear(scene.alpha, 0.75))
    #expect(listener.heard == [])
    scene.advance(to: 2)
    #expect(listener.heard == ["fade true"])
  }

  @Test(.evidence(.reported)) func `endEditing resigns the first responder below`() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let scene = Scenery()
    let (field, other) = (Field(), UIView())
    scene.view.addSubview(field)
    scene.stage.window.addSubview(other)
    field.becomeFirstResponder()
    #expect(!other.endEditing(true))
    #expect(field.isFirstResponder)
    #expect(scene.view.endEditing(false))
    #expect(!field.isFirstResponder)
    #expect(other.endEditing(false))
  }

  @Test func `deleted views shrink, fade and go`() throws {
    let scene = Scenery()
    var isOver = false
    let film = try scene.stage.record {
      UIView.perform(.delete, on: [scene.view], animations: nil) { isOver = $0 }
    }
    #expect(film.duration > 0)
    #expect(isOver)
    #expect(scene.view.superview == nil)
  }

  @Test func `coordinate spaces convert through the screen`() {
    let scene = Scenery(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    scene.view.addSubview(inner)
    let space: any UICoordinateSpace = scene.stage.screen.coordinateSpace
    #expect(inner.convert(CGPoint.zero, to: space) == CGPoint(x: 11, y: 22))
    #expect(space.convert(CGPoint(x: 11, y: 22), to: inner) == .zero)
    let other: any UICoordinateSpace = scene.view
    #expect(inner.convert(inner.bounds, to: other) == inner.frame)
  }

  @Test(.evidence(.reported))
  func `views without a window convert to the screen as well`() {
    let scene = Scenery()
    let (outer, middle) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    outer.addSubview(middle)
    middle.addSubview(inner)
    let space: any UICoordinateSpace = scene.stage.screen.coordinateSpace
    #expect(inner.convert(inner.bounds, to: space) == CGRect(x: 11, y: 22, width: 10, height: 10))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: space) == .zero)
  }

  @Test func `associated objects live as long as their object`() {
    final class Token {}
    nonisolated(unsafe) var key = 0
    weak var token: Token?
    do {
      let view = UIView()
      let made = Token()
      token = made
      withUnsafePointer(to: &key) {
        objc_setAssociatedObject(view, $0, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view, $0) as? Token === made)
        let plain = NSObject()
        objc_setAssociatedObject(plain, $0, "text", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(objc_getAssociatedObject(plain, $0) as? String == "text")
        objc_setAssociatedObject(plain, $0, nil, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(plain, $0) == nil)
      }
    }
    #expect(token == nil)
  }

  @Test func `an outlet is connected at run time`() {
    final class Screen {
      @Outlet var label: UILabel!
      var outlet: Outlet<UILabel?> { _label }
    }
    let screen = Screen()
    #expect(screen.label == nil)
    #expect(!screen.outlet.connect(7))
    let label = UILabel()
    #expect(screen.outlet.connect(label))
    #expect(screen.label === label)
  }

  @Test func `trait overrides reach everything below, and watchers hear of them`() {
    let scene = Scenery()
    let inner = UIView()
    scene.view.addSubview(inner)
    var heard: [UIUserInterfaceStyle] = []
    let watch = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, old: UITraitCollection) in
      heard += [old.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    scene.view.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(heard == [])
    scene.view.traitOverrides.userInterfaceStyle = .dark
    #expect(heard == [.light, .dark])
    inner.unregisterForTraitChanges(watch)
    scene.view.traitOverrides.userInterfaceStyle = .light
    #expect(heard.count == 2)
  }
}
