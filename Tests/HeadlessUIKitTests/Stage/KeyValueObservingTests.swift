import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// `observe` and `addObserver(_:forKeyPath:)`, which code keeps heights and bars by.
@MainActor
@Suite struct KeyValueObservingTests {
  private let stage = Stage(device: .iPhone15)

  @Test func aScrollViewsContentSizeIsHeardOfAtOnce() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var heard: [CGSize] = []
    let token = scroll.observe(\.contentSize, options: [.new]) { _, change in
      heard += [change.newValue].compactMap(\.self)
    }
    scroll.contentSize = CGSize(width: 100, height: 300)
    #expect(heard == [CGSize(width: 100, height: 300)])
    scroll.contentSize = CGSize(width: 100, height: 300)
    #expect(heard.count == 1)
    token.invalidate()
    scroll.contentSize = .zero
    #expect(heard.count == 1)
  }

  @Test(.evidence(.reported)) func aScrollViewsDelegateIsHeardOfAtOnce() {
    let scroll = UIScrollView()
    let (kept, other) = (ScrollListener(), ScrollListener())
    var count = 0
    let token = scroll.observe(\.delegate) { scroll, _ in
      count += 1
      if scroll.delegate !== kept { scroll.delegate = kept }
    }
    stage.advance(by: 1)
    #expect(count == 0)
    scroll.delegate = other
    #expect(scroll.delegate === kept)
    #expect(count == 2)
    stage.advance(by: 1)
    #expect(count == 2)
    withExtendedLifetime(token) {}
  }

  @Test func optionsSayWhatIsTold() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    var heard: [[CGRect?]] = []
    let token = view.observe(\.frame, options: [.initial, .old, .new]) { _, change in
      heard.append([change.oldValue, change.newValue])
    }
    view.frame.origin.x = 9
    #expect(heard.first == [nil, CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(heard.last?.last == CGRect(x: 9, y: 2, width: 3, height: 4))
    withExtendedLifetime(token) {}
  }

  @Test func anObservationThatNobodyKeepsIsOver() {
    let view = UIView()
    var count = 0
    _ = view.observe(\.alpha) { _, _ in count += 1 }
    view.alpha = 0.5
    #expect(count == 0)
  }

  @Test func whatNobodyReportsIsFoundAtTheEndOfATurn() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    let view = UIView()
    stage.window.addSubview(view)
    animator.addAnimations { view.alpha = 0 }
    var heard: [Bool] = []
    let token = animator.observe(\.isRunning) { animator, _ in heard.append(animator.isRunning) }
    animator.startAnimation()
    stage.advance(by: 2)
    #expect(heard == [true, false])
    withExtendedLifetime(token) {}
  }

  @Test func namesWorkForAResponder() {
    let listener = HeightFollower()
    let scroll = UIScrollView()
    scroll.addObserver(listener, forKeyPath: "contentSize", options: [.new], context: nil)
    scroll.contentSize = CGSize(width: 10, height: 70)
    #expect(listener.heights == [70])
    scroll.removeObserver(listener, forKeyPath: "contentSize")
    scroll.contentSize = .zero
    #expect(listener.heights == [70])
  }

  @Test func whatBecomesOfAnArraysElementsIsTold() {
    let list = ObservedList()
    let names = list.mutableArrayValue(forKey: "names")
    names.add("a")
    names.addObjects(from: ["b", "c"])
    names.insert(["x", "y"], at: IndexSet([0, 2]))
    #expect(list.names == ["x", "a", "y", "b", "c"])
    names.replaceObject(at: 1, with: "A")
    names.replaceObjects(in: NSRange(location: 3, length: 2), withObjectsFrom: ["B"])
    names.remove("y")
    #expect(names.map { "\($0)" } == ["x", "A", "B"])
    #expect(names.count == 3 && names.index(of: "B") == 2)
    names.removeAllObjects()
    names.removeAllObjects()
    #expect(
      list.told == [
        "insertion [0] nil [a]", "insertion [1] nil [b]", "insertion [2] nil [c]",
        "insertion [0, 2] nil [x, y]", "replacement [1] [a] [A]", "removal [3, 4] [b, c] nil",
        "insertion [3] nil [B]", "removal [2] [y] nil", "removal [0, 1, 2] [x, A, B] nil",
      ]
    )
    list.told = []
    list.names = ["new"]
    #expect(list.told == ["setting nil [] [new]"])
    list.names = ["new"]
    #expect(list.told.count == 1)
    list.removeObserver(list, forKeyPath: "names")
    list.mutableArrayValue(forKey: "names").add("z")
    #expect(list.told.count == 1 && list.names == ["new", "z"])
  }

  /// [D] NSMutableArray: an index that equals the count adds the element at the end.
  @Test func anElementIsSetBehindTheLastOne() {
    let list = ObservedList()
    let names = list.mutableArrayValue(forKey: "names")
    names[0] = "a"
    names[1] = "b"
    names[0] = "c"
    #expect(list.names == ["c", "b"])
    #expect(
      list.told == ["insertion [0] nil [a]", "insertion [1] nil [b]", "replacement [0] [a] [c]"]
    )
  }

  @Test func elementsOfWhatIsNoArrayStayAndThatIsSaid() throws {
    let list = ObservedList()
    let film = try stage.record { list.mutableArrayValue(forKey: "title").add("a") }
    let sentence = film.faults.first?.sentence
    #expect(sentence?.hasPrefix("'title' is not an NSMutableArray") == true)
    #expect(list.title == "none")
  }

  @Test func namesWorkForAPlainObjectThatSaysSo() {
    let listener = TextFollower()
    let label = UILabel()
    label.addObserver(listener, forKeyPath: "text", options: [.new, .old], context: nil)
    label.text = "now"
    stage.advance(by: 0.1)
    label.text = nil
    stage.advance(by: 0.1)
    #expect(listener.told == ["nil → now", "now → nil"])
  }

  @Test func aKeyPathMayGoOnFromAPart() {
    let listener = HeightFollower()
    let scroll = UIScrollView()
    scroll.addObserver(
      listener,
      forKeyPath: "panGestureRecognizer.state",
      options: [.new],
      context: nil
    )
    scroll.addObserver(listener, forKeyPath: "layer.position", options: [.new], context: nil)
    #expect(stage.faults.isEmpty)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(view.value(forKey: "layer.position") as? CGPoint == CGPoint(x: 20, y: 20))
  }

  @Test func controlsTellTheirStateByName() {
    let slider = UISlider()
    slider.value = 0.25
    #expect(slider.value(forKey: "value") as? Float == 0.25)
    #expect(slider.value(forKey: "enabled") as? Bool == true)
    #expect(slider.value(forKey: "hidden") as? Bool == false)
    #expect(UILabel().value(forKey: "text") == nil && stage.faults.isEmpty)
  }

  @Test func keyPathsGoThroughViewsToTheirLayers() {
    let view = UIView()
    view.setValue(2.0, forKeyPath: "layer.transform.scale")
    #expect(view.layer.transform == CATransform3DMakeScale(2, 2, 2))
    #expect(view.value(forKeyPath: "layer.transform.scale.x") as? CGFloat == 2)
    let object: NSObject = view
    #expect(object.value(forKey: "alpha") as? CGFloat == 1)
    let views: NSArray = [view, UIView()]
    #expect((views.value(forKey: "alpha") as? [Double]) == [1, 1])
  }

  @Test func aClassTellsItsName() {
    #expect(TextFollower.description() == "HeadlessUIKitTests.TextFollower")
    let kind: NSObject.Type = UIView.self
    #expect(kind.description() == NSStringFromClass(UIView.self))
  }

  @Test func anyObjectCanBeDescribed() {
    let object = TextFollower()
    #expect(object.accessibilityLabel == nil && !object.isAccessibilityElement)
    object.accessibilityLabel = "Close"
    object.accessibilityTraits = .button
    object.isAccessibilityElement = true
    #expect(object.accessibilityLabel == "Close" && object.accessibilityTraits == .button)
    #expect(object.isAccessibilityElement && TextFollower().accessibilityLabel == nil)
  }

  @Test func itemsOfBarsGiveTheirViewByName() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    #expect(item.value(forKey: "view") == nil)
    bar.items = [item]
    stage.window.addSubview(bar)
    bar.layoutIfNeeded()
    let view = item.value(forKey: "view") as? UIView
    #expect(view?.isDescendant(of: bar) == true)
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let tab = UITabBarItem(title: "Home", image: nil, tag: 1)
    tabs.items = [tab]
    stage.window.addSubview(tabs)
    tabs.layoutIfNeeded()
    #expect((tab.value(forKey: "view") as? UIView)?.isDescendant(of: tabs) == true)
  }

  @Test func aNameThatCannotBeObservedIsReported() {
    let view = UIView()
    view.addObserver(HeightFollower(), forKeyPath: "secret", options: [], context: nil)
    #expect(stage.faults.map(\.sentence) == ["'secret' cannot be observed by name here"])
  }
}

private final class HeightFollower: UIViewController {
  var heights: [CGFloat] = []

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "contentSize", let size = change?[.newKey] as? CGSize else { return }
    heights.append(size.height)
  }
}

private final class TextFollower: NSObject, NSKeyValueObserver {
  var told: [String] = []

  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let texts = [change?[.oldKey], change?[.newKey]].map { $0 as? String ?? "nil" }
    told.append(texts.joined(separator: " → "))
  }
}

/// As ported code has it: a `dynamic` property that is observed by name.
@MainActor
private final class ObservedList: NSObject, NSKeyValueObserver, NamedMembers {
  var names = NSMutableArray() { didSet { didChangeValue(forKey: "names") } }
  var told: [String] = []

  let title = "none"

  class var namedMembers: [NamedMember] {
    [.property("names", \ObservedList.names), .property("title", \ObservedList.title)]
  }

  override init() {
    super.init()
    addObserver(self, forKeyPath: "names", options: [.new, .old], context: nil)
  }

  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let kind = (change?[.kindKey] as? NSNumber).flatMap { NSKeyValueChange(rawValue: $0.uintValue) }
    let indexes = (change?[.indexesKey] as? IndexSet).map { "\(Array($0))" } ?? "nil"
    func list(_ key: NSKeyValueChangeKey) -> String {
      let all = (change?[key] as? [Any])?.map { "\($0)" }
      return all.map { "[" + $0.joined(separator: ", ") + "]" } ?? "nil"
    }
    told.append("\(kind!) \(indexes) \(list(.oldKey)) \(list(.newKey))")
  }
}

@MainActor
private final class ScrollListener: NSObject, UIScrollViewDelegate {}
