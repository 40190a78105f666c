import Foundation
import Geometry

/// The drop interactions that a drag passes.
@MainActor
final class DropTargets {
  private let session: DropSession
  private var answers: [ObjectIdentifier: Bool] = [:]
  private var entered: [UIDropInteraction] = []
  private var proposal = UIDropProposal(operation: .cancel)
  private(set) var current: UIDropInteraction?

  init(_ session: DropSession) {
    self.session = session
  }

  /// What would happen now.
  ///
  /// [D] A move that the drag does not allow is none.
  var operation: UIDropOperation {
    switch proposal.operation {
    case .move where !session.allowsMoveOperation: .cancel
    case let operation: operation
    }
  }

  /// The finger has moved.
  func update(in window: UIWindow, at place: CGPoint) {
    let found = interaction(under: window.hitTest(place, with: nil))
    if found !== current {
      leave()
      current = found
      if let found {
        if !entered.contains(where: { $0 === found }) { entered.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: session)
      }
    }
    proposal =
      current.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
      ?? UIDropProposal(operation: .cancel)
  }

  /// The innermost view that is interested; each is asked once.
  private func interaction(under view: UIView?) -> UIDropInteraction? {
    for view in sequence(first: view, next: { $0?.superview }) {
      for case let interaction as UIDropInteraction in view?.interactions ?? []
      where isInterested(interaction) { return interaction }
    }
    return nil
  }

  private func isInterested(_ interaction: UIDropInteraction) -> Bool {
    let key = ObjectIdentifier(interaction)
    if let answer = answers[key] { return answer }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    answers[key] = answer
    return answer
  }

  func leave() {
    guard let left = current else { return }
    (current, proposal) = (nil, UIDropProposal(operation: .cancel))
    left.delegate?.dropInteraction(left, sessionDidExit: session)
  }

  /// [D] Everyone whom the drag has entered hears of its end.
  func end() {
    for interaction in entered {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
  }
}
