import Foundation
import Scene
import Testing

@Suite struct FilmTests {
  private func film(events: [Film.Event], faults: [Film.Fault] = []) -> Film {
    let still = Frame(index: 0, time: 0, scene: Scene(size: .zero, root: Node(Layer())))
    return Film(frames: [still], end: still, duration: 0, events: events, faults: faults)
  }

  @Test func logHasALineAnEvent() {
    let film = film(events: [
      Film.Event(time: 0, subject: "List", name: "viewWillDisappear(animated: true)"),
      Film.Event(
        time: 0,
        subject: "animator",
        name: "animateTransition(using:)",
        detail: "duration=500"
      ),
      Film.Event(time: 0, subject: "Detail", name: "viewDidLoad()", depth: 1),
      Film.Event(time: 0.5, subject: "context", name: "completeTransition(true)"),
    ])
    #expect(
      film.description == """
        t=0      List.viewWillDisappear(animated: true)
        t=0      animator.animateTransition(using:)  duration=500
        t=0        Detail.viewDidLoad()
        t=500    context.completeTransition(true)

        """
    )
  }

  @Test func faultsStandWhereTheyHappened() {
    let film = film(
      events: [
        Film.Event(time: 0.1, subject: "A", name: "one"),
        Film.Event(time: 0.3, subject: "A", name: "two"),
      ],
      faults: [
        Film.Fault(
          time: 0.1,
          severity: .warning,
          subject: "A",
          sentence: "is already presenting",
          remedy: "dismiss first"
        )
      ]
    )
    #expect(
      film.log == [
        "t=100    A.one", "t=100    warning: A: is already presenting; dismiss first",
        "t=300    A.two",
      ]
    )
  }

  @Test func longTimesKeepASpace() {
    let film = film(events: [Film.Event(time: 12_345.678, subject: "A", name: "late")])
    #expect(film.log == ["t=12345678 A.late"])
  }
}
