import Foundation
import Testing
import VirtualTime

@testable import HeadlessUIKit

/// Delegates' proxies, and delegates that implement a part of their requirements.
@MainActor @Suite struct MessageForwardingTests {
  private let stage = Stage()
  private let scroll = UIScrollView()
  private let table = UITableView()
  private let path = IndexPath(row: 0, section: 0)

  @Test func whatAProxyLeavesOutReachesItsTarget() {
    let target = Target()
    let proxy = Proxy(target)
    let delegate: any UIScrollViewDelegate = proxy
    delegate.scrollViewDidScroll(scroll)
    delegate.scrollViewDidZoom(scroll)
    #expect(proxy.log == ["did scroll"])
    #expect(target.log == ["did zoom"])
    #expect(delegate.viewForZooming(in: scroll) === target.zoomed)
    #expect(!delegate.scrollViewShouldScrollToTop(scroll))
  }

  @Test func withoutATargetTheDefaultsAnswer() {
    let delegate: any UIScrollViewDelegate = Proxy(nil)
    delegate.scrollViewDidZoom(scroll)
    #expect(delegate.viewForZooming(in: scroll) == nil)
    #expect(delegate.scrollViewShouldScrollToTop(scroll))
  }

  @Test func aProxySaysItselfWhatItUnderstands() {
    let zoom = Selector(of: "scrollViewDidZoom(_:)", in: (any UIScrollViewDelegate).self)
    let delegate: any UIScrollViewDelegate = Proxy(Target())
    #expect(delegate.responds(to: zoom))
    #expect(!(Proxy(nil) as any UIScrollViewDelegate).responds(to: zoom))
    #expect(Proxy(nil).responds(to: "scrollViewDidScroll:"))
  }

  @Test func aClassThatListsItsRequirementsHasNoOthers() {
    let top = Selector(
      of: "scrollViewDidScrollToTop(_:)",
      in: (any UIScrollViewDelegate).self
    )
    let zoom = Selector(of: "scrollViewDidZoom(_:)", in: (any UIScrollViewDelegate).self)
    #expect(Target.instancesRespond(to: zoom) && !Target.instancesRespond(to: top))
    #expect(!Target().responds(to: top))
    #expect(Plain().responds(to: top))
    #expect(!NSObject().responds(to: top))
    #expect(Target.namedMembers.allSatisfy { !$0.isProperty })
  }

  @Test func whoDoesNotRespondIsNotAskedForATarget() {
    let silent = Silent(Target())
    let delegate: any UIScrollViewDelegate = silent
    #expect(delegate.scrollViewShouldScrollToTop(scroll))
    #expect(silent.questions == 0)
  }

  @Test func proxiesThatPointAtEachOtherEnd() {
    let (first, second) = (Mirror(), Mirror())
    (first.other, second.other) = (second, first)
    let delegate: any UIScrollViewDelegate = first
    #expect(delegate.scrollViewShouldScrollToTop(scroll))
    delegate.scrollViewDidZoom(scroll)
  }

  @Test func anAnswerIsToldFromADefault() {
    let delegate: (any UITableViewDelegate)? = Plain()
    let height = "tableView(_:heightForRowAt:)"
    let header = "tableView(_:heightForHeaderInSection:)"
    func ask(_ delegate: (any UITableViewDelegate)?) -> CGFloat? {
      OptionalRequirement.answer(to: height, delegate?.tableView(table, heightForRowAt: path))
    }
    #expect(ask(delegate) == 30)
    #expect(ask(Target()) == nil)
    #expect(ask(nil) == nil)
    #expect(
      OptionalRequirement.answer(
        to: header,
        delegate?.tableView(table, heightForHeaderInSection: 0)
      )
        == nil
    )
    let scrolled: Void? = OptionalRequirement.answer(
      to: "scrollViewDidScroll(_:)",
      delegate?.scrollViewDidScroll(scroll)
    )
    #expect(scrolled == nil)
    #expect(OptionalRequirement.answer(to: height, delegate?.scrollViewDidScroll(scroll)) != nil)
  }

  @Test func aQuestionWithinAnAnswerIsItsOwn() {
    let inner: any UITableViewDelegate = Target()
    let height = "tableView(_:heightForRowAt:)"
    func asked() -> CGFloat? {
      OptionalRequirement.answer(to: height, inner.tableView(table, heightForRowAt: path)) ?? 5
    }
    #expect(OptionalRequirement.answer(to: height, asked()) == 5)
  }
}

private final class Proxy: NSObject, UIScrollViewDelegate, NSMessageForwarding, NSMessageAnswering,
  NamedMembers
{
  let target: Target?
  var log: [String] = []

  init(_ target: Target?) { self.target = target }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("did scroll") }

  func forwardingTarget(for aSelector: Selector!) -> Any? {
    target?.responds(to: aSelector) == true ? target : nil
  }

  func responds(to aSelector: Selector!) -> Bool {
    aSelector.isImplemented(by: self) || target?.responds(to: aSelector) == true
  }

  class var namedMembers: [NamedMember] { [.requirements("scrollViewDidScroll:")] }
}

private final class Target: NSObject, UITableViewDelegate, NamedMembers {
  let zoomed = UIView()
  var log: [String] = []

  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("did zoom") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }

  class var namedMembers: [NamedMember] {
    [.requirements("scrollViewDidZoom:", "viewForZoomingIn:", "scrollViewShouldScrollToTop:")]
  }
}

/// Names a target for messages that it says not to understand.
private final class Silent: NSObject, UIScrollViewDelegate, NSMessageForwarding, NSMessageAnswering
{
  let target: Target
  var questions = 0

  init(_ target: Target) { self.target = target }

  func forwardingTarget(for aSelector: Selector!) -> Any? {
    questions += 1
    return target
  }

  func responds(to aSelector: Selector!) -> Bool { false }
}

private final class Mirror: NSObject, UIScrollViewDelegate, NSMessageForwarding, NSMessageAnswering,
  NamedMembers
{
  weak var other: Mirror?

  func forwardingTarget(for aSelector: Selector!) -> Any? { other }
  func responds(to aSelector: Selector!) -> Bool { true }
  class var namedMembers: [NamedMember] { [.requirements()] }
}

private final class Plain: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
}
