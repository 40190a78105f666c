import Foundation
import Testing

@testable import HeadlessUIKit

/// Who stands in front of whom, among views and among layers.
@MainActor
@Suite struct ViewHierarchyTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()
  private let sprite = CALayer()

  private var order: String { parent.subviews.map(name).joined() }
  private var layers: String {
    (parent.layer.sublayers ?? []).map { layer in
      layer === sprite ? "-" : parent.subviews.first { $0.layer === layer }.map(name) ?? "?"
    }.joined()
  }

  private func name(_ view: UIView) -> String { view === a ? "a" : view === b ? "b" : "c" }

  private func add(_ views: UIView...) {
    for view in views { parent.addSubview(view) }
  }

  @Test func `a view without subviews has no sublayers`() {
    #expect(parent.subviews == [])
    #expect(parent.layer.sublayers == nil)
    add(a)
    #expect(a.superview === parent)
    #expect(a.layer.superlayer === parent.layer)
    a.removeFromSuperview()
    #expect(parent.subviews.isEmpty)
    #expect(parent.layer.sublayers == nil)
    #expect(a.superview == nil && a.layer.superlayer == nil)
  }

  @Test(arguments: [(-1, "cab"), (0, "cab"), (1, "acb"), (2, "abc"), (99, "abc")])
  func `a view goes where its index says`(index: Int, expected: String) {
    add(a, b)
    parent.insertSubview(c, at: index)
    #expect(order == expected)
    #expect(layers == expected)
  }

  @Test func `a view goes below or above its sibling, past layers of no view`() {
    add(a)
    parent.layer.addSublayer(sprite)
    add(b)
    #expect(layers == "a-b")
    parent.insertSubview(c, belowSubview: b)
    #expect(order == "acb")
    #expect(layers == "a-cb")
    parent.insertSubview(c, aboveSubview: a)
    #expect(order == "acb")
    #expect(layers == "ac-b")
    parent.insertSubview(c, belowSubview: a)
    #expect(order == "cab")
    #expect(layers == "ca-b")
  }

  @Test func `a layer at the bottom stays at the bottom`() {
    parent.layer.insertSublayer(sprite, at: 0)
    add(a)
    parent.insertSubview(b, belowSubview: a)
    #expect(layers == "-ba")
  }

  @Test func `a sibling from elsewhere leaves the view in front`() {
    add(a, b)
    parent.insertSubview(c, belowSubview: UIView())
    #expect(order == "abc")
    parent.insertSubview(a, aboveSubview: parent)
    #expect(order == "bca")
  }

  @Test func `front and back are those of all layers`() {
    add(a, b, c)
    parent.layer.addSublayer(sprite)
    parent.bringSubviewToFront(a)
    #expect(order == "bca")
    #expect(layers == "bc-a")
    parent.sendSubviewToBack(c)
    #expect(order == "cba")
    #expect(layers == "cb-a")
    parent.bringSubviewToFront(UIView())
    #expect(order == "cba", "a stranger stays a stranger")
  }

  @Test func `exchanged views exchange their layers' places`() {
    add(a, b)
    parent.layer.addSublayer(sprite)
    add(c)
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == "cba")
    #expect(layers == "cb-a")
  }

  @Test func `an index without a view is refused in a sentence`() {
    add(a, b)
    let error = #expect(throws: Stage.UIKitException.self) {
      try Stage(device: .iPhone15).record { parent.exchangeSubview(at: 0, withSubviewAt: 2) }
    }
    #expect(error.map { "\($0)".contains("index 2") } == true)
    #expect(order == "ab")
  }

  @Test func `a view of another parent stays where it is`() {
    let other = UIView()
    add(a, b)
    other.addSubview(c)
    other.bringSubviewToFront(a)
    other.sendSubviewToBack(a)
    #expect(order == "ab" && other.subviews == [c] && a.superview === parent)
  }

  @Test func `a mask masks the last view that it was given to`() {
    a.mask = c
    #expect(a.mask === c && c.superview == nil)
    b.mask = c
    #expect(b.mask === c && a.mask == nil && a.layer.mask == nil)
    b.mask = nil
    #expect(b.layer.mask == nil)
  }

  @Test func `a guide belongs to the last view that it was added to`() {
    let guide = UILayoutGuide()
    a.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 3)
    width.isActive = true
    a.layoutIfNeeded()
    a.addLayoutGuide(guide)
    #expect(width.isActive && a.layoutGuides == [guide], "it is there already")
    b.removeLayoutGuide(guide)
    #expect(guide.owningView === a, "it is not b's")
    b.addLayoutGuide(guide)
    #expect(guide.owningView === b && a.layoutGuides == [] && b.layoutGuides == [guide])
    b.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && b.layoutGuides == [])
  }

  @Test func `a guide has no view once that is gone`() {
    let guide = UILayoutGuide()
    do {
      let view = UIView()
      view.addLayoutGuide(guide)
      #expect(guide.owningView === view)
    }
    #expect(guide.owningView == nil)
  }

  @Test func `adding once more brings to the front`() {
    add(a, b, c)
    parent.addSubview(a)
    #expect(order == "bca")
  }

  @Test func `a view leaves its old parent for the new one`() {
    let other = UIView()
    add(a)
    other.addSubview(a)
    #expect(parent.subviews.isEmpty)
    #expect(other.subviews == [a])
    #expect(a.isDescendant(of: other) && a.isDescendant(of: a))
    #expect(!a.isDescendant(of: parent))
  }

  @Test func `parents hold their children, children do not hold their parents`() {
    var outer: UIView? = UIView()
    weak var inner: UIView?
    do {
      let view = UIView()
      outer?.addSubview(view)
      inner = view
    }
    #expect(inner != nil)
    weak let gone = outer
    let child = inner
    outer = nil
    #expect(gone == nil)
    #expect(child?.superview == nil)
  }

  @Test func `tags are looked for from the view itself downwards`() {
    (parent.tag, a.tag, b.tag) = (1, 2, 2)
    a.addSubview(b)
    add(a)
    #expect(parent.viewWithTag(1) === parent)
    #expect(parent.viewWithTag(2) === a)
    #expect(parent.viewWithTag(3) == nil)
  }
}
