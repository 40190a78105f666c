import Foundation
import Geometry

/// One drag, from the lift to the drop.
@MainActor
final class DragFlight {
  // [I] Looks like the system's; nothing is published.
  private static let duration = 0.3
  private static let slop: CGFloat = 10

  private let drag: DragSession
  private let drop: DropSession
  private let source: UIDragInteraction
  private let targets: DropTargets
  private let start: CGPoint
  private let overlay = UIView()
  private var pictures: [DragPicture] = []
  private var hasBegun = false
  private var isOver = false

  init(_ drag: DragSession, from source: UIDragInteraction) {
    (self.drag, self.source, start) = (drag, source, drag.place)
    drop = DropSession(drag)
    targets = DropTargets(drop)
    drag.onContentMoved = { [weak self] in self?.contentMoved() }
    // A menu that the same press opens lifts the view itself.
    drag.window?.layer.core.queue.later { [weak self] in
      guard let self, !isOver, openMenus.isEmpty else { return }
      lift()
    }
  }

  private var openMenus: [MenuOverlay] {
    drag.window?.subviews.compactMap { $0 as? MenuOverlay } ?? []
  }

  // MARK: The lift

  private func lift() {
    guard let window = drag.window, let delegate = source.delegate, pictures.isEmpty else { return }
    UIView.performWithoutAnimation {
      overlay.frame = window.bounds
      overlay.isUserInteractionEnabled = false
      window.addSubview(overlay)
      for item in drag.items {
        let preview = delegate.dragInteraction(source, previewForLifting: item, session: drag)
        guard let preview else { continue }
        pictures.append(DragPicture(item, preview, in: overlay))
      }
      for picture in pictures where !hasBegun { picture.view.conceal(true) }
    }
    let animator = DragAnimator()
    delegate.dragInteraction(source, willAnimateLiftWith: animator, session: drag)
    animate { [self] in
      for picture in pictures { picture.lift() }
      animator.animate()
    } completion: {
      animator.complete()
    }
  }

  // MARK: The flight

  func move(to place: CGPoint) {
    guard let window = drag.window else { return }
    drag.place = place
    if !hasBegun {
      guard place.distance(to: start) > Self.slop else { return }
      begin()
    }
    follow(place)
    source.delegate?.dragInteraction(source, sessionDidMove: drag)
    targets.update(in: window, at: place)
  }

  private func contentMoved() {
    guard let window = drag.window, hasBegun, !isOver else { return }
    targets.update(in: window, at: drag.place)
  }

  private func begin() {
    hasBegun = true
    for menu in openMenus { menu.closeMenu() }
    lift()
    for picture in pictures { picture.view.conceal(false) }
    guard let delegate = source.delegate else { return }
    drag.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: drag)
    drag.isRestrictedToDraggingApplication = delegate.dragInteraction(
      source,
      sessionIsRestrictedToDraggingApplication: drag
    )
    delegate.dragInteraction(source, sessionWillBegin: drag)
  }

  private func follow(_ place: CGPoint) {
    guard let home = pictures.first?.home else { return }
    let lead = CGPoint(x: home.x + place.x - start.x, y: home.y + place.y - start.y)
    UIView.performWithoutAnimation {
      for index in pictures.indices {
        pictures[index].update(in: overlay)
        pictures[index].follow(lead, index: index)
      }
    }
  }

  // MARK: The end

  /// The finger is lifted.
  func dropItems() {
    guard hasBegun, let target = targets.current, let delegate = target.delegate else {
      return cancel()
    }
    let operation = targets.operation
    guard operation == .copy || operation == .move else { return cancel(operation) }
    isOver = true
    source.delegate?.dragInteraction(source, session: drag, willEndWith: operation)
    delegate.dropInteraction(target, performDrop: drop)
    land(on: target, delegate) { [self] in
      delegate.dropInteraction(target, concludeDrop: drop)
      end(operation)
      source.delegate?.dragInteraction(source, sessionDidTransferItems: drag)
    }
  }

  private func land(
    on target: UIDropInteraction,
    _ delegate: any UIDropInteractionDelegate,
    then act: @escaping () -> Void
  ) {
    var (flights, ends): ([() -> Void], [() -> Void]) = ([], [])
    drop.isLanding = true
    for landing in drop.landings.values { landing.result?.layer.isConcealed = true }
    for item in drag.items {
      let picture = pictures.first { $0.item === item }
      let animator: DragAnimator
      if let landing = drop.landings[ObjectIdentifier(item)] {
        animator = landing.animator
        flights.append { [overlay] in
          picture?.land(in: landing.container.convert(landing.frame, to: overlay))
        }
        ends.append { landing.result?.layer.isConcealed = false }
      } else {
        animator = DragAnimator()
        if let picture { flights.append(flight(of: picture, to: target, delegate)) }
        delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
      }
      flights.append { animator.animate() }
      ends.append { animator.complete() }
    }
    finish(flights, ends, then: act)
  }

  private func flight(
    of picture: DragPicture,
    to target: UIDropInteraction,
    _ delegate: any UIDropInteractionDelegate
  ) -> () -> Void {
    let resting = resting(picture, over: target)
    let goal = delegate.dropInteraction(
      target,
      previewForDropping: picture.item,
      withDefault: resting
    )
    guard let goal, goal !== resting else { return { picture.vanish() } }
    return { [overlay] in picture.land(on: goal, in: overlay) }
  }

  /// The picture as it is, in the view that takes it.
  private func resting(
    _ picture: DragPicture,
    over target: UIDropInteraction
  ) -> UITargetedDragPreview {
    let container = target.view ?? overlay
    let center = container.convert(picture.view.center, from: overlay)
    return picture.preview.retargetedPreview(
      with: UIDragPreviewTarget(container: container, center: center)
    )
  }

  func cancel() { cancel(.cancel) }

  private func cancel(_ operation: UIDropOperation) {
    isOver = true
    guard let delegate = source.delegate else { return end(operation) }
    if hasBegun { delegate.dragInteraction(source, session: drag, willEndWith: operation) }
    var (flights, ends): ([() -> Void], [() -> Void]) = ([], [])
    for picture in pictures {
      let goal = delegate.dragInteraction(
        source,
        previewForCancelling: picture.item,
        withDefault: picture.preview
      )
      let animator = DragAnimator()
      delegate.dragInteraction(source, item: picture.item, willAnimateCancelWith: animator)
      flights.append { [overlay] in
        if let goal { picture.land(on: goal, in: overlay) } else { picture.vanish() }
        animator.animate()
      }
      ends.append { animator.complete() }
    }
    finish(flights, ends) { [self] in
      for picture in pictures { picture.view.conceal(false) }
      if hasBegun { end(operation) }
    }
  }

  private func finish(
    _ flights: [() -> Void],
    _ ends: [() -> Void],
    then act: @escaping () -> Void
  ) {
    guard !flights.isEmpty else {
      overlay.removeFromSuperview()
      return act()
    }
    animate {
      for flight in flights { flight() }
    } completion: { [overlay] in
      overlay.removeFromSuperview()
      for end in ends { end() }
      act()
    }
  }

  private func end(_ operation: UIDropOperation) {
    source.delegate?.dragInteraction(source, session: drag, didEndWith: operation)
    targets.end()
  }

  private func animate(_ body: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: body,
      completion: { _ in completion() }
    )
  }
}
