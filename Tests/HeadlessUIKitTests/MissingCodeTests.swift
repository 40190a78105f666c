import Foundation
import Testing
import Scene
import VirtualTime

@testable import HeadlessUIKit

/// What code gets from parts of it that are left out of a trial.
@MainActor @Suite struct MissingCodeTests {
  private let stage = Stage()

  private func value<Value>(_ type: Value.Type = Value.self) -> Value {
    MissingCode.value("price (Shop.swift:7)", because: "cannot find 'price' in scope")
  }

  @Test func valuesAreEmpty() {
    #expect(value(Int.self) == 0 && value(Double.self) == 0 && value(CGFloat.self) == 0)
    #expect(value(String.self).isEmpty && value([Int].self).isEmpty)
    #expect(value([Int: String].self).isEmpty && value(Set<Int>.self).isEmpty)
    #expect(value(Data.self).isEmpty)
    #expect(!value(Bool.self))
    #expect(value(CGRect.self) == .zero && value(CGAffineTransform.self) == .identity)
  }

  @Test func whatMayBeNilIs() {
    let number: Int? = value()
    let view: UIView? = value()
    #expect(number == nil && view == nil)
  }

  @Test func casesAreTheFirst() {
    #expect(value(UIModalPresentationStyle.self).rawValue == 0)
    #expect(value(UIView.AutoresizingMask.self).isEmpty)
  }

  @Test func viewsArePlain() {
    let cell: UITableViewCell = value()
    let label: UILabel = value()
    #expect(cell.reuseIdentifier == nil && label.text == nil)
    #expect(value(Shelf.self).books == 3)
  }

  @Test func whatHasNoEmptyValueHasNone() {
    #expect(EmptyValue.of((Int, Int).self) == nil)
    #expect(EmptyValue.of(Closed.self) == nil)
  }

  @Test func itIsToldOnce() {
    let stage = Stage()
    stage.window.rootViewController = UIViewController()
    _ = value(Int.self)
    _ = value(Int.self)
    let told = stage.faults.filter { $0.sentence.contains("left out of this trial") }
    #expect(told.map(\.sentence) == ["price (Shop.swift:7) is left out of this trial"])
  }
}

private final class Shelf: UIView {
  var books = 3
}

private struct Closed {
  let number: Int
}
